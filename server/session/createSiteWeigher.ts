import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { isFile } from '../../base/files/isFile.ts';
import type { Bundles } from '../../code/loadBundles.ts';
import { createPageWeigher } from '../../pipeline/output/createPageWeigher.ts';
import { createScriptSizer } from '../../pipeline/output/scriptSize.ts';
import { prepareAssets } from '../../renderer/context/prepareAssets.ts';
import { prepareForms } from '../../renderer/context/prepareForms.ts';
import type { Assets, RenderContext } from '../../renderer/page/context/RenderContext.ts';
import { headScriptBytes } from '../../renderer/page/head/pageScripts.ts';
import type { PageStyles } from '../../renderer/styles/pageStylesheet.ts';
import { exceedsBudget } from '../../schema/rules/page/page-weight.ts';
import type { RenderedPageFacts } from '../../schema/rules/RenderedPageFacts.ts';
import type { Page } from '../../schema/vocabulary/page.ts';
import type { UsableSite } from './SiteSession.ts';

/**
 * Creates a function that returns what a page weighs as `build` writes it, but for its images, whose
 * copies only `build` encodes.
 */
export async function createSiteWeigher(
  root: string,
  { site, forms, siteContext }: UsableSite,
  { pages, images, base, now, localized, locale, versions, assets: served }: RenderContext,
  bundles: Bundles,
): Promise<(page: Page) => Pick<RenderedPageFacts, 'weight' | 'sectionWeights'>> {
  const formsText = JSON.stringify(forms);
  let prepared = lastAssets.get(served.styles);
  if (prepared?.formsText !== formsText) {
    const { assets } = await prepareAssets(site, { root, base, bundles, forms });
    prepared = { formsText, assets };
    lastAssets.set(served.styles, prepared);
  }
  const { assets } = prepared;
  const context: RenderContext = {
    ...{ site, pages, forms, images, base, now, assets },
    ...(localized && { localized }),
    ...(locale && { locale }),
    ...(versions && { versions }),
  };
  const { files: _files, ...models } = prepareForms(context, bundles);
  Object.assign(context, models);
  const scriptSize = createScriptSizer(bundles);
  const weighSections = createPageWeigher({
    base,
    read: (path) => {
      const file = join(bundles.client, path);
      return isFile(file) ? readFileSync(file) : undefined;
    },
  });
  return (page) => {
    const { html, islands, headScripts } = bundles.render.renderPage(page, context);
    const scripts = scriptSize(islands) + headScriptBytes(assets, headScripts);
    const weight = { html: html.length, scripts, images: 0 };
    if (!exceedsBudget(weight, siteContext.context)) return { weight };
    weight.html = gzipSync(html, { level: 1 }).length;
    if (!exceedsBudget(weight, siteContext.context)) return { weight };
    return { weight, sectionWeights: weighSections(html).sections };
  };
}

/**
 * The styles that pages are served with, which are the same until the site, its theme or a public file
 * changes → the assets of a build, with all that pages have made of them.
 */
const lastAssets = new WeakMap<PageStyles, { formsText: string; assets: Assets }>();
