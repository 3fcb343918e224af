import { join } from 'node:path';
import type { CheckedSite } from '../../schema/check/checkSite.ts';
import type { Site } from '../../schema/site.ts';
import type { Bundles } from '../bundle/loadBundles.ts';
import { findImagePaths } from '../images/findImagePaths.ts';
import { prepareImages } from '../images/prepareImages.ts';
import { prepareLogo } from '../images/prepareLogo.ts';
import type { RenderContext } from '../page/RenderContext.ts';
import { prepareAssets } from './prepareAssets.ts';

/** What the pages of a checked site share, and the files that come with them. */
export async function createRenderContext(
  { site, shown, forms }: Pick<CheckedSite, 'shown' | 'forms'> & { site: Site },
  { root, bundles, now }: { root: string; bundles: Bundles; now: Date },
): Promise<{ renderContext: RenderContext; files: Map<string, Buffer | string> }> {
  const base = basePath(site.url);
  const paths = findImagePaths(
    shown.map(({ facts }) => facts.images),
    root,
  );
  const pages = shown.map(({ facts: { meta: head } }) => ({
    route: head.route,
    title: head.title,
    description: head.description,
    ...(head.breadcrumb !== undefined && { breadcrumb: head.breadcrumb }),
  }));
  const { images, files } = await prepareImages(paths, {
    root,
    base,
    cache: join(root, '.blockwright', 'images'),
  });
  if (site.logo) images[site.logo.src] = await prepareLogo(site.logo.src, { root, base });
  const { assets, files: assetFiles } = await prepareAssets(site, {
    root,
    base,
    bundles,
    pages: pages.length,
  });
  const renderContext: RenderContext = { site, pages, forms, images, assets, base, now };
  return { renderContext, files: new Map([...files, ...assetFiles]) };
}

/** The path of the site's address, with slashes on both sides: `/` for a site of its own. */
export function basePath(url: string): string {
  return `${new URL(url).pathname.replace(/\/$/, '')}/`;
}
