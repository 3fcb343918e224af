import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { isFile } from '../../base/files/isFile.ts';
import type { Bundles } from '../../code/index.ts';
import { createPageWeigher, createScriptSizer } from '../../pipeline/index.ts';
import {
  type Assets,
  addHeadTags,
  type PageStyles,
  prepareAssets,
  prepareForms,
  type RenderContext,
} from '../../renderer/index.ts';
import { exceedsBudget, type RenderedPageFacts } from '../../schema/index.ts';
import type { Page } from '../../schema/vocabulary.ts';
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
    site,
    pages,
    forms,
    images,
    base,
    now,
    assets,
    ...(localized && { localized }),
    ...(locale && { locale }),
    ...(versions && { versions }),
  };
  const { files: _files, ...models } = prepareForms(context, bundles);
  Object.assign(context, models);
  Object.assign(context, addHeadTags(context));
  const scriptSize = createScriptSizer(bundles);
  const weighSections = createPageWeigher({
    base,
    read: (path) => {
      const file = join(bundles.client, path);
      return isFile(file) ? readFileSync(file) : undefined;
    },
  });
  return (page) => {
    const { html, islands, scriptBytes } = bundles.render.renderPage(page, context);
    const scripts = scriptSize(islands) + scriptBytes;
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
