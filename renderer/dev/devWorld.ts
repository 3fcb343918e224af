import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { CheckedSite } from '../../schema/checkSite.ts';
import type { Site } from '../../schema/site.ts';
import type { ResolvedImage } from '../../sections/_shared/page.ts';
import { imagePaths } from '../images/imagePaths.ts';
import { prepareLogo } from '../images/prepareLogo.ts';
import type { World } from '../page/world.ts';
import type * as Render from '../render.ts';
import { publicFiles } from '../site/publicFiles.ts';
import { devHead } from './devHead.ts';

/** What pages share in `dev`: everything is served from where it lies, nothing is encoded. */
export async function devWorld(
  { site, pages, forms }: CheckedSite & { site: Site },
  { root, render }: { root: string; render: typeof Render },
): Promise<World> {
  const paths = await publicFiles(root);
  const pictures = imagePaths(paths, root);
  const images: Record<string, ResolvedImage> = Object.fromEntries(
    await Promise.all([...pictures].map(async (path) => [path, await measured(path, root)])),
  );
  if (site.logo) images[site.logo.src] = await prepareLogo(site.logo.src, { root, base: '/' });
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
  const key = `${file} ${(await stat(file)).mtimeMs}`;
  const known = sizes.get(key);
  if (known) return known;
  // Opened by sites with pictures only: it takes longer than many a check.
  const { default: sharp } = await import('sharp');
  const { width, height } = await sharp(await readFile(file)).metadata();
  const image = { src: path, width, height, sources: [] };
  sizes.set(key, image);
  return image;
}
