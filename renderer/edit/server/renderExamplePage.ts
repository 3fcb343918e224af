import { parse } from 'yaml';
import type { Page } from '../../../schema/page.ts';
import type { AnySection } from '../../../schema/section.ts';
import type * as Render from '../../bundle/render.ts';
import type * as Schemas from '../../sections/sectionSchemas.ts';
import type { DraftSite, LoadModule } from './DraftSite.ts';

/**
 * Renders a page of this site with nothing but the example of a section type. Returns undefined if
 * there is no such type, or the site cannot be rendered.
 */
export async function renderExamplePage(
  load: LoadModule,
  draft: DraftSite,
  type: string,
): Promise<string | undefined> {
  const renderContext = await draft.renderContext();
  const { sectionExamples } = await load<typeof Schemas>('/renderer/sections/sectionSchemas.ts');
  const example = sectionExamples[type];
  if (!renderContext || !example) return undefined;
  const { renderPage } = await load<typeof Render>('/renderer/bundle/render.ts');
  const image = { src: placeholder, width: 640, height: 480 };
  const images = new Proxy(renderContext.images, {
    get: (images, path: string) => images[path] ?? image,
  });
  const { styles } = renderContext.assets;
  const blocks = [...styles.blocks, { id: '', css: previewStyles }];
  const page = createPage(parse(example) as AnySection);
  const assets = { ...renderContext.assets, styles: { ...styles, blocks }, headExtra: '' };
  let html: string;
  try {
    html = renderPage(page, { ...renderContext, editing: false, images, assets }).html;
  } catch {
    // An example may refer to a form or data that this site does not have.
    html = renderPage({ ...page, sections: [] }, { ...renderContext, editing: false, assets }).html;
  }
  // The preview shows the section before hydration.
  const staticHtml = html.replaceAll(/<script(?![^>]*ld\+json)[^>]*><\/script>/g, '');
  // Some sections render only structured data.
  return staticHtml.replace(
    /(<main[^>]*>)(?:<nav.*?<\/nav>)?<\/main>/s,
    '$1<p class="nothing">No preview</p></main>',
  );
}

const previewStyles = `
body>:not(main),.breadcrumbs-Trail,main>nav{display:none}
dialog:not([open]){display:block;position:static;margin:2rem auto}
.nothing{padding:8rem 2rem;text-align:center;font-size:3rem;opacity:.7}`;

const placeholder =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='640' height='480'><rect width='100%25' height='100%25' fill='%23bbb'/></svg>";

function createPage(section: AnySection): Page {
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
