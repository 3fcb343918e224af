import type { AnySection, Page } from '../../schema/vocabulary.ts';
import type { EditorContext } from './EditorContext.ts';

/**
 * Renders a page of this site with nothing but a preset. Returns undefined if there is no such
 * preset, or the site cannot be rendered.
 */
export async function renderPresetPage(
  { code, draft }: Pick<EditorContext, 'code' | 'draft'>,
  id: string,
): Promise<string | undefined> {
  const siteContext = await draft.renderContext();
  const { findPreset, withSampleForms } = await code.loadPresets();
  const preset = findPreset(id);
  if (!siteContext || !preset) return undefined;
  const { renderPage } = await code.loadRenderer();
  const renderContext = { ...siteContext, forms: withSampleForms(siteContext.forms) };
  const image = { src: greyBox, width: 640, height: 480 };
  const images = new Proxy(renderContext.images, {
    get: (images, path: string) => images[path] ?? image,
  });
  const { styles } = renderContext.assets;
  const blocks = [...styles.blocks, { id: '', css: previewStyles }];
  const page = createPage(preset.section);
  const assets = { ...renderContext.assets, styles: { ...styles, blocks }, headExtra: '' };
  let html: string;
  try {
    html = renderPage(page, { ...renderContext, editing: false, images, assets }).html;
  } catch {
    // A preset of the site may refer to a form or data that the site does not have.
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

const greyBox =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='640' height='480'><rect width='100%25' height='100%25' fill='%23bbb'/></svg>";

function createPage(section: AnySection): Page {
  return {
    route: '/_preset',
    title: 'Preset',
    description: 'Preset of a section type.',
    robots: 'noindex',
    noindex: true,
    redirectFrom: [],
    sections: [section],
    sectionOrigins: [],
    origin: { file: '', pointer: '' },
  };
}
