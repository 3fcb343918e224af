import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { isFile } from '../../base/files/isFile.ts';
import type { Bundles } from '../../code/index.ts';
import { createPageWeigher, scriptSize } from '../../pipeline/index.ts';
import { type RenderContext, toBuildContext } from '../../renderer/index.ts';
import { exceedsBudget, type RenderedPageFacts } from '../../schema/index.ts';
import type { Page } from '../../schema/vocabulary.ts';
import type { UsableSite } from './SiteSession.ts';

/**
 * Creates a function that returns what a page weighs as `build` writes it, but for its images, whose
 * copies only `build` encodes.
 */
export async function createSiteWeigher(
  root: string,
  { siteContext }: UsableSite,
  renderContext: RenderContext,
  bundles: Bundles,
): Promise<(page: Page) => Pick<RenderedPageFacts, 'weight' | 'sectionWeights'>> {
  const context = await toBuildContext(renderContext, root, bundles);
  const weighSections = createPageWeigher({
    base: context.base,
    read: (path) => {
      const file = join(bundles.client, path);
      return isFile(file) ? readFileSync(file) : undefined;
    },
  });
  return (page) => {
    const { html, islands, scriptBytes } = bundles.render.renderPage(page, context);
    const scripts = scriptSize(bundles.islands, islands) + scriptBytes;
    const weight = { html: html.length, scripts, images: 0 };
    if (!exceedsBudget(weight, siteContext.context)) return { weight };
    weight.html = gzipSync(html, { level: 1 }).length;
    if (!exceedsBudget(weight, siteContext.context)) return { weight };
    return { weight, sectionWeights: weighSections(html).sections };
  };
}
