import { readFile, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { sep } from 'node:path';
import { cacheFolder } from '../../base/files/cacheFolder.ts';
import { findFile } from '../../base/files/findFile.ts';
import { isPublicFile } from '../../base/files/isPublicFile.ts';
import { basePath } from '../../base/files/readBasePath.ts';
import { resolvePublicFile } from '../../base/files/resolvePublicFile.ts';
import { mapConcurrently } from '../../base/lists/mapConcurrently.ts';
import { encodeAddress, encodePath } from '../../base/text/encodePath.ts';
import type { Bundles } from '../../code/index.ts';
import { type CheckedSite, readThemeCss } from '../../schema/index.ts';
import { listLogos, type Site } from '../../schema/vocabulary.ts';
import { completeSvg } from '../images/completeSvg.ts';
import { findImagePaths } from '../images/findImagePaths.ts';
import { loadSharp } from '../images/loadSharp.ts';
import { prepareLogo } from '../images/prepareLogo.ts';
import { type SiteImage, unknownSize } from '../images/SiteImage.ts';
import type { RenderContext } from '../page/context/RenderContext.ts';
import { siteSectionRegistry } from '../sections/registerSections.ts';
import { sectionFolders } from '../sections/sectionFolders.ts';
import { wholeStyles } from '../styles/wholeStyles.ts';
import { addHeadTags } from './headModules.ts';
import { listPublicFiles } from './listPublicFiles.ts';
import { measureFiles } from './measureFiles.ts';
import { prepareIcons } from './prepareIcons.ts';

/** The parts of a checked site that its render context consists of. */
type RenderableSite = Pick<CheckedSite, 'forms' | 'pages' | 'shownPages'> & { site: Site };

/**
 * Creates the render context of `dev` and `edit`: files are served from their source folders, and
 * images are not encoded. Opens only the images that the site uses, since others may be half copied.
 */
export async function createDevRenderContext(
  { site, pages, forms, shownPages: shown }: RenderableSite,
  { root, render }: { root: string; render: Bundles['render'] },
): Promise<RenderContext> {
  const paths = await listPublicFiles(root);
  const images: Record<string, SiteImage> = {};
  const base = basePath(site.url);
  await addMissingImages(images, usedImagePaths(shown), { root, base });
  for (const logo of listLogos(site))
    if (isPublicFile(root, logo)) images[logo] = await prepareLogo(logo, { root, base });
  const files = Object.fromEntries(paths.map((path) => [path, base + encodePath(path.slice(1))]));
  const icons = await prepareIcons(site, { root, files, cache: cacheFolder(root, 'images') });
  const icon = await icons.get('/favicon.svg')?.();
  if (icon) files['/favicon.svg'] = `data:image/svg+xml,${encodeURIComponent(String(icon))}`;
  const themeCss = await readThemeCss(root, (path, rest) => {
    return (findFile(files, path) ?? base + encodeAddress(path.slice(1))) + rest;
  });
  return addHeadTags({
    site,
    pages,
    forms,
    images,
    base,
    now: new Date(),
    marksSamples: true,
    assets: {
      styles: wholeStyles(
        render.themeStylesheet(site.theme),
        await render.styleBlocks(),
        themeCss?.css,
      ),
      entry: '/renderer/islands/entry.ts',
      islands: islandSources,
      files,
      headExtra: '',
    },
  });
}

/**
 * Returns a render context with the pages and forms of a site that was checked again. Measures the images
 * that pages did not use before, and the files that pages link to.
 */
export async function updateDevRenderContext(
  context: RenderContext,
  { pages, forms, shownPages: shown }: RenderableSite,
  root: string,
): Promise<RenderContext> {
  await addMissingImages(context.images, usedImagePaths(shown), { root, base: context.base });
  return { ...context, pages, forms, fileSizes: measureFiles(shown, root) };
}

/** Returns the paths of all images that pages use. */
function usedImagePaths(shown: CheckedSite['shownPages']): string[] {
  return shown.flatMap(({ facts }) => facts.images);
}

/** Measures the images that are not in `images` yet, and adds them. */
async function addMissingImages(
  images: Record<string, SiteImage>,
  used: readonly string[],
  { root, base }: { root: string; base: string },
): Promise<void> {
  const missing = used.filter((path) => !images[path]);
  await mapConcurrently(findImagePaths(missing, root), availableParallelism(), async (path) => {
    const { src, ...size } = await measureImage(path, root);
    images[path] = { ...size, src: src || base + encodePath(path.slice(1)) };
  });
}

/** Island name → its source file, which Vite compiles on request. */
const islandSources = new Proxy<Record<string, string>>(
  {},
  {
    get: (_, name: string) => (name === '_' ? '/renderer/islands/hydrate.ts' : islandSource(name)),
  },
);

function islandSource(type: string): string {
  const own = siteSectionRegistry.islands[type]?.split(sep).join('/');
  return own
    ? `/@fs${own.startsWith('/') ? '' : '/'}${own}`
    : `/${sectionFolders[type]}/island.tsx`;
}

/** File and modification time → the measured image. */
const measuredImages = new Map<string, SiteImage>();

/** Returns the size of an image, and the address of an SVG that `completeSvg` changes. */
async function measureImage(path: string, root: string): Promise<SiteImage> {
  try {
    const file = resolvePublicFile(root, path);
    const key = `${file} ${(await stat(file)).mtimeMs}`;
    const known = measuredImages.get(key);
    if (known) return known;
    const sharp = await loadSharp();
    const completed = /\.svg$/i.test(path) ? completeSvg(await readFile(file)) : undefined;
    const { format, autoOrient } = await sharp(completed ?? file).metadata();
    const { width, height } = autoOrient;
    const src = completed
      ? `data:image/svg+xml;base64,${completed.toString('base64')}`
      : format === 'tiff'
        ? await convert(file)
        : '';
    const image = { src, width, height };
    measuredImages.set(key, image);
    return image;
  } catch {
    // The page shows the damaged image; the check reports it.
    return { src: '', ...unknownSize };
  }
}

/** Converts an image that browsers do not show, as a build does, to a data URL. */
async function convert(file: string): Promise<string> {
  const sharp = await loadSharp();
  const content = await sharp(file)
    .autoOrient()
    .resize({ width: 1600, withoutEnlargement: true })
    .webp()
    .toBuffer();
  return `data:image/webp;base64,${content.toString('base64')}`;
}
