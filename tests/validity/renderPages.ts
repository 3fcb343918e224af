import { parse } from 'yaml';
import { createNotFoundPage, renderPage } from '../../renderer/bundle/render.ts';
import { sectionExamples, sectionSchemas } from '../../renderer/sections/sectionSchemas.ts';
import { checkSite } from '../../schema/check/checkSite.ts';
import type { AnySection } from '../../schema/section.ts';
import { samplePage, sampleRenderContext } from '../sampleRenderContext.ts';

/** Renders every page of the site in a folder, and its page for unknown addresses: route → HTML. */
export async function renderSite(root: string): Promise<Map<string, string>> {
  const now = sampleRenderContext.now;
  const checked = await checkSite({ root, sections: sectionSchemas, mode: 'build', now });
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

/** Renders the example of every section type on a page of its own: type → HTML. */
export function renderExamples(): Map<string, string> {
  const opening = { type: 'hero', headline: 'A page for one section' } as AnySection;
  return new Map(
    Object.entries(sectionExamples).map(([type, yaml]) => {
      const section = parse(yaml) as AnySection;
      const sections = type === 'hero' ? [section] : [opening, section];
      const page = { ...samplePage, route: '/', sections };
      return [type, renderPage(page, sampleRenderContext).html];
    }),
  );
}
