import { join } from 'node:path';
import type { CheckedSite } from '../../schema/check/checkSite.ts';
import type { Site } from '../../schema/site.ts';
import type { Bundles } from '../bundle/loadBundles.ts';
import { findImagePaths } from '../images/findImagePaths.ts';
import { prepareImages } from '../images/prepareImages.ts';
import { prepareLogo } from '../images/prepareLogo.ts';
import type { RenderContext } from '../page/RenderContext.ts';
import { prepareAssets } from './prepareAssets.ts';

/**
 * Creates the render context of a checked site, with the assets that pages refer to.
 *
 * @returns files: path below the output folder → content
 */
export async function createRenderContext(
  { site, shownPages: shown, forms }: Pick<CheckedSite, 'shownPages' | 'forms'> & { site: Site },
  { root, bundles, now }: { root: string; bundles: Bundles; now: Date },
): Promise<{ renderContext: RenderContext; files: Map<string, Buffer | string> }> {
  const base = basePath(site.url);
  const paths = findImagePaths(
    shown.map(({ facts }) => facts.images),
    root,
  );
  const pages = shown.map(({ facts: { meta } }) => ({
    route: meta.route,
    title: meta.title,
    description: meta.description,
    ...(meta.breadcrumb !== undefined && { breadcrumb: meta.breadcrumb }),
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
  });
  const renderContext: RenderContext = { site, pages, forms, images, assets, base, now };
  return { renderContext, files: new Map([...files, ...assetFiles]) };
}

/** Returns the path of the site's URL with slashes at both ends: `/` for a site at the root. */
export function basePath(url: string): string {
  return `${new URL(url).pathname.replace(/\/$/, '')}/`;
}
