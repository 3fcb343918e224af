import { basename, extname } from 'node:path';
import { cachePath } from '../../base/files/cachePath.ts';
import { readPublicFile } from '../../base/files/readPublicFile.ts';
import type { CheckedSite } from '../../schema/check/checkSite.ts';
import { contentHash } from '../../schema/manifest/siteFiles.ts';
import { listLogos } from '../../schema/vocabulary/site/logo.ts';
import type { Site } from '../../schema/vocabulary/site/site.ts';
import type { Bundles } from '../bundle/loadBundles.ts';
import { fileNameHash } from '../images/fileNameHash.ts';
import { findImagePaths } from '../images/findImagePaths.ts';
import { type PreparedImages, prepareImages } from '../images/prepareImages.ts';
import { prepareLogo } from '../images/prepareLogo.ts';
import type { RenderContext } from '../page/context/RenderContext.ts';
import { listPages, localizeSite } from './localizeSite.ts';
import { measureFiles } from './measureFiles.ts';
import { prepareAssets, type SiteAssets } from './prepareAssets.ts';
import { type PreparedForms, prepareForms } from './prepareForms.ts';
import { basePath } from './readBasePath.ts';

/** A render context, and what pages with this context may refer to. */
export interface PreparedSite {
  renderContext: RenderContext;
  /** Path below the output folder → content. */
  files: Map<string, Buffer | string>;
  imageFiles: PreparedImages['files'];
  islandFiles: SiteAssets['islandFiles'];
  formFiles: PreparedForms['files'];
}

/**
 * Creates the render context of a checked site.
 *
 * @param options.digests path below public/ → hash of the file's content; files without one are read
 * @param options.measuresQuickly whether photos need no average colour unless it is known
 */
export async function createRenderContext(
  {
    site,
    shownPages: shown,
    forms,
    siteContext,
  }: Pick<CheckedSite, 'shownPages' | 'forms' | 'siteContext'> & { site: Site },
  {
    root,
    bundles,
    now,
    digests = {},
    measuresQuickly = false,
    noindex = false,
  }: {
    root: string;
    bundles: Bundles;
    now: Date;
    digests?: Readonly<Record<string, { digest: string }>>;
    measuresQuickly?: boolean;
    noindex?: boolean | undefined;
  },
): Promise<PreparedSite> {
  const base = basePath(site.url);
  const paths = findImagePaths(
    shown.map(({ facts }) => facts.images),
    root,
  );
  const pages = listPages(shown);
  const { images, files: imageFiles } = await prepareImages(paths, {
    root,
    base,
    cache: imageCache(root),
    measuresQuickly,
    digestOf: async (path) =>
      digests[path.slice(1)]?.digest ?? contentHash(await readPublicFile(root, path)),
  });
  const { assets, files, islandFiles } = await prepareAssets(site, {
    root,
    base,
    bundles,
    forms,
  });
  for (const logo of listLogos(site)) {
    const publish = (content: Buffer, extension: string) => {
      const name = basename(logo, extname(logo));
      const path = `assets/${name}.${fileNameHash(content)}${extension}`;
      files.set(path, content);
      return base + path;
    };
    images[logo] = await prepareLogo(logo, { root, base, cache: imageCache(root), publish });
  }
  if (noindex) assets.noindex = true;
  const fileSizes = measureFiles(shown, root);
  const renderContext: RenderContext = {
    site,
    pages,
    forms,
    images,
    fileSizes,
    assets,
    base,
    now,
    ...localizeSite(shown, siteContext),
  };
  const { files: formFiles, ...models } = prepareForms(renderContext, bundles);
  return {
    renderContext: { ...renderContext, ...models },
    files,
    imageFiles,
    islandFiles,
    formFiles,
  };
}

/** Returns the folder of a site's encoded images. */
export function imageCache(root: string): string {
  return cachePath(root, 'images');
}
