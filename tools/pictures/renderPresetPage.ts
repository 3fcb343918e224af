import {
  listTypePresets,
  renderPage,
  sectionSchemas,
  styleBlocks,
  themeStylesheet,
  wholeStyles,
  withAnchor,
} from '../../renderer/index.ts';
import { applyNamedStyle, type Theme } from '../../schema/vocabulary.ts';
import { samplePage, sampleRenderContext } from '../../tests/sampleRenderContext.ts';

/** Returns a page without header and footer that shows all presets of a section type in a theme. */
export async function renderPresetPage(type: string, theme: Theme): Promise<string> {
  blocks ??= styleBlocks();
  const site = { ...sampleRenderContext.site, theme: applyNamedStyle(theme) };
  const styles = wholeStyles(themeStylesheet(site.theme), await blocks);
  const sections = listTypePresets(type).map(({ name, section }) =>
    withAnchor(section, `of-${name}`),
  );
  const { html } = renderPage(
    { ...samplePage, route: '/', layout: 'bare', sections },
    { ...sampleRenderContext, site, assets: { ...sampleRenderContext.assets, styles } },
  );
  return html;
}

let blocks: ReturnType<typeof styleBlocks> | undefined;

/** Lists the section types that show something. */
export function typesWithPresets(): string[] {
  return Object.keys(sectionSchemas).filter((type) => type !== 'jsonld');
}
