import type { Bundles } from '../../code/index.ts';
import type { Assets, RenderContext } from '../page/context/RenderContext.ts';
import type { PageStyles } from '../styles/pageStylesheet.ts';
import { addHeadTags } from './headModules.ts';
import { prepareAssets } from './prepareAssets.ts';
import { prepareForms } from './prepareForms.ts';

/**
 * Returns the render context with which `build` would render the pages of `dev` and `edit`, apart from
 * images, whose copies only `build` encodes.
 *
 * @param served the render context of the pages that are served
 */
export async function toBuildContext(
  served: RenderContext,
  root: string,
  bundles: Bundles,
): Promise<RenderContext> {
  const { site, forms, base, pages, images, now, localized, locale, versions } = served;
  const formsText = JSON.stringify(forms);
  let prepared = lastAssets.get(served.assets.styles);
  if (prepared?.formsText !== formsText) {
    const translations = Object.values(localized ?? {}).map(({ site }) => site);
    const { assets } = await prepareAssets(site, { root, base, bundles, forms, translations });
    prepared = { formsText, assets };
    lastAssets.set(served.assets.styles, prepared);
  }
  const context: RenderContext = {
    site,
    pages,
    forms,
    images,
    base,
    now,
    assets: prepared.assets,
    ...(localized && { localized }),
    ...(locale && { locale }),
    ...(versions && { versions }),
  };
  const { files: _files, ...models } = prepareForms(context, bundles);
  return addHeadTags({ ...context, ...models });
}

/**
 * The styles that pages are served with, which are the same until the site, its theme or a public file
 * changes → the assets of a build, with all that pages have made of them.
 */
const lastAssets = new WeakMap<PageStyles, { formsText: string; assets: Assets }>();
