import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { CheckedSite } from '../../schema/check/checkSite.ts';
import type { Site } from '../../schema/site.ts';
import type { ResolvedImage } from '../../sections/_shared/page.ts';
import type * as Render from '../bundle/render.ts';
import { findImagePaths } from '../images/findImagePaths.ts';
import { prepareLogo } from '../images/prepareLogo.ts';
import type { RenderContext } from '../page/RenderContext.ts';
import { isFile } from '../server/publicHost.ts';
import { listPublicFiles } from '../site/listPublicFiles.ts';
import { devHead } from './devHead.ts';

/**
 * What pages share in `dev`: everything is served from where it lies, nothing is encoded. Only the
 * pictures that the site uses are opened; others may be half copied.
 */
export async function createDevRenderContext(
  { site, pages, forms, shown }: CheckedSite & { site: Site },
  { root, render }: { root: string; render: typeof Render },
): Promise<RenderContext> {
  const paths = await listPublicFiles(root);
  const images: Record<string, ResolvedImage> = {};
  await addImages(images, usedImages(shown), root);
  if (site.logo && isFile(join(root, 'public', site.logo.src)))
    images[site.logo.src] = await prepareLogo(site.logo.src, { root, base: '/' });
  return {
    site,
    pages,
    forms,
    images,
    base: '/',
    now: new Date(),
    assets: {
      stylesheet: render.themeStylesheet(site.theme) + (await render.stylesheet()),
      entry: '/renderer/islands/entry.ts',
      islands: devIslands,
      files: Object.fromEntries(paths.map((path) => [path, path])),
      headExtra: devHead,
    },
  };
}

/** The paths of all pictures that pages name. */
export function usedImages(shown: CheckedSite['shown']): string[] {
  return shown.flatMap(({ facts }) => facts.images);
}

/** Adds the pictures that are not known yet. */
export async function addImages(
  images: Record<string, ResolvedImage>,
  used: readonly string[],
  root: string,
): Promise<void> {
  const paths = [...findImagePaths(used, root)].filter((path) => !images[path]);
  await Promise.all(
    paths.map(async (path) => {
      images[path] = await measured(path, root);
    }),
  );
}

/** In development an island is its own source file. */
const devIslands = new Proxy<Record<string, string>>(
  {},
  {
    get: (_, name: string) =>
      name === '_' ? '/renderer/islands/hydrate.ts' : `/sections/${name}/island.tsx`,
  },
);

/** By file and the time of its last change. */
const sizes = new Map<string, ResolvedImage>();

async function measured(path: string, root: string): Promise<ResolvedImage> {
  const file = join(root, 'public', path);
  try {
    const key = `${file} ${(await stat(file)).mtimeMs}`;
    const known = sizes.get(key);
    if (known) return known;
    // Opened by sites with pictures only: it takes longer than many a check.
    const { default: sharp } = await import('sharp');
    const { width, height } = await sharp(await readFile(file)).metadata();
    const image = { src: path, width, height, sources: [] };
    sizes.set(key, image);
    return image;
  } catch {
    // A broken picture is shown as one; that it is broken, the check reports.
    return { src: path, width: 640, height: 480, sources: [] };
  }
}
