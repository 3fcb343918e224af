import {
  compileWholeStyles,
  presets,
  renderPage,
  sectionSchemas,
  withAnchor,
} from '../../renderer/index.ts';
import { applyNamedStyle, type Theme } from '../../schema/vocabulary.ts';
import { samplePage, sampleRenderContext } from '../../tests/sampleRenderContext.ts';

/** Returns a page without header and footer that shows all presets of a section type in a theme. */
export function renderPresetPage(type: string, theme: Theme): string {
  const site = { ...sampleRenderContext.site, theme: applyNamedStyle(theme) };
  const styles = compileWholeStyles(site.theme);
  const sections = presets
    .listPresets(type)
    .map(({ name, section }) => withAnchor(section, `of-${name}`));
  const { html } = renderPage(
    { ...samplePage, route: '/', layout: 'bare', sections },
    { ...sampleRenderContext, site, assets: { ...sampleRenderContext.assets, styles } },
  );
  return html;
}

/** Lists the section types that show something. */
export function typesWithPresets(): string[] {
  return Object.keys(sectionSchemas).filter((type) => type !== 'jsonld');
}
