import { parse } from 'yaml';
import type { Page } from '../../../schema/page.ts';
import type { AnySection } from '../../../schema/section.ts';
import type * as Render from '../../bundle/render.ts';
import type * as Schemas from '../../sections/sectionSchemas.ts';
import type { DraftSite, Load } from './DraftSite.ts';

/** A page that shows nothing but the example of a section type, as this site would render it. */
export async function examplePage(
  load: Load,
  host: DraftSite,
  type: string,
): Promise<string | undefined> {
  const renderContext = await host.renderContext();
  const { sectionExamples } = await load<typeof Schemas>('/renderer/sections/sectionSchemas.ts');
  const example = sectionExamples[type];
  if (!renderContext || !example) return undefined;
  const { renderPage } = await load<typeof Render>('/renderer/bundle/render.ts');
  const image = { src: placeholder, width: 640, height: 480, sources: [] };
  const images = new Proxy(renderContext.images, {
    get: (known, path: string) => known[path] ?? image,
  });
  const styles = `${renderContext.assets.stylesheet}${pictureStyles}`;
  const page = pageOf(parse(example) as AnySection);
  const assets = { ...renderContext.assets, stylesheet: styles, headExtra: '' };
  let html: string;
  try {
    html = renderPage(page, { ...renderContext, editing: false, images, assets }).html;
  } catch {
    // An example may name what only another site has: a form, for instance.
    html = renderPage({ ...page, sections: [] }, { ...renderContext, editing: false, assets }).html;
  }
  // A picture of the section needs no script.
  const still = html.replaceAll(/<script(?![^>]*ld\+json)[^>]*><\/script>/g, '');
  // Some sections are for search engines alone.
  return still.replace(
    /(<main[^>]*>)(?:<nav.*?<\/nav>)?<\/main>/s,
    '$1<p class="nothing">No preview</p></main>',
  );
}

const pictureStyles = `
body>:not(main),.breadcrumbs-Trail,main>nav{display:none}
dialog:not([open]){display:block;position:static;margin:2rem auto}
.nothing{padding:8rem 2rem;text-align:center;font-size:3rem;opacity:.7}`;

const placeholder =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='640' height='480'><rect width='100%25' height='100%25' fill='%23bbb'/></svg>";

function pageOf(section: AnySection): Page {
  return {
    route: '/_example',
    title: 'Example',
    description: 'Example of a section type.',
    robots: 'noindex',
    noindex: true,
    redirectFrom: [],
    sections: [section],
    sectionOrigins: [],
    origin: { file: '', pointer: '' },
  };
}
