import { createNotFoundPage, renderPage } from '../../renderer/render.ts';
import { listPresets } from '../../renderer/sections/listPresets.ts';
import { withAnchor } from '../../renderer/sections/preparePreset.ts';
import { sectionSchemas } from '../../renderer/sections/sectionSchemas.ts';
import { checkSite } from '../../schema/check/checkSite.ts';
import type { AnySection } from '../../schema/vocabulary/section.ts';
import { sectionTypes } from '../diagnostics/sectionTypes.ts';
import '../referenceViews.ts';
import { samplePage, sampleRenderContext } from '../sampleRenderContext.ts';

/** Renders every page of the site in a folder, and its page for unknown addresses: route → HTML. */
export async function renderSite(root: string): Promise<Map<string, string>> {
  const now = sampleRenderContext.now;
  const checked = await checkSite({ root, sections: sectionTypes, mode: 'build', now });
  const { site, pages, forms } = checked;
  if (!site) throw new Error(`${root} is not a site: ${JSON.stringify(checked.diagnostics)}`);
  const renderContext = { ...sampleRenderContext, site, pages, forms };
  return new Map(
    [...pages, createNotFoundPage(site)].map((page) => [
      page.route,
      renderPage(page, renderContext).html,
    ]),
  );
}

/** Renders the presets of every section type on a page of its own: type → HTML. */
export function renderPresets(): Map<string, string> {
  return new Map(
    Object.keys(sectionSchemas).flatMap((type) => {
      const sections = pageOfPresets(type);
      // A page has one main heading.
      const pages = isHeading(type) ? sections.map((section) => [section]) : [sections];
      return pages.map((sections, index): [string, string] => [
        index === 0 ? type : `${type} ${index + 1}`,
        renderPage({ ...samplePage, route: '/', sections }, sampleRenderContext).html,
      ]);
    }),
  );
}

/**
 * Returns the sections of a page with the presets of a type, whose anchors differ. A headline comes
 * first, unless the type is one.
 */
export function pageOfPresets(type: string): AnySection[] {
  const presets = listPresets(type).map(({ name, section }) => withAnchor(section, `of-${name}`));
  const opening = { type: 'hero', headline: 'A page for one section type' };
  return isHeading(type) ? presets : [opening, ...presets];
}

function isHeading(type: string): boolean {
  return (sectionSchemas[type] as { 'x-heading'?: number } | undefined)?.['x-heading'] === 1;
}
