import { join } from 'node:path';
import { readOrCreate } from '../../base/files/checksummedFile.ts';
import { contentHash } from '../../base/files/contentHash.ts';
import { fileNameHash } from '../../base/files/fileNameHash.ts';
import { basePath } from '../../base/files/readBasePath.ts';
import { readPublicFile } from '../../base/files/readPublicFile.ts';
import { escapeHtml } from '../../base/text/escape.ts';
import { findToneColor } from '../../schema/index.ts';
import { deriveColors, getColorSchemes, type Site } from '../../schema/vocabulary.ts';
import { loadSharp } from '../images/loadSharp.ts';
import { findVisibleBox } from '../images/prepareLogo.ts';
import { sanitizeSvg } from '../images/sanitizeSvg.ts';

/** Files with which a site brings its own icons: then none is generated unless `site.icon` is set. */
export const conventions = [
  '/favicon.svg',
  '/favicon.ico',
  '/favicon.png',
  '/apple-touch-icon.png',
];

/**
 * Generates the icons of a site, and its web manifest, from `site.icon`, from a logo that is about
 * square, or from the first letter of its name. Files of public/ win over generated ones.
 *
 * @param options.files the files of public/, by their paths
 * @param options.cache folder that keeps the drawn icons, by what they are drawn from
 * @returns path below public/ → draws the icon
 */
export async function prepareIcons(
  site: Site,
  options: { root: string; files: Readonly<Record<string, string>>; cache: string },
): Promise<Map<string, () => Promise<Buffer | string>>> {
  const { root, files, cache } = options;
  if (!site.icon && conventions.some((path) => files[path])) return new Map();
  const source = await readSource(site, root);
  const icons = source ? listIcons(source, site, cache) : [letterIcon(site)];
  return new Map(icons.filter(([path]) => !files[path]));
}

type IconFile = [path: string, draw: () => Promise<Buffer | string>];

/** The drawing or the picture of the icons; undefined if the site has none. */
async function readSource(
  { icon, logo }: Site,
  root: string,
): Promise<{ drawing?: string; picture: Buffer } | undefined> {
  const path = icon ?? logo?.src;
  const content = path && (await readPublicFile(root, path).catch(() => undefined));
  if (!path || !content) return undefined;
  const drawing = path.toLowerCase().endsWith('.svg') ? sanitizeSvg(content) : undefined;
  const picture = drawing ? Buffer.from(drawing.text) : content;
  const size = drawing ?? (await findVisibleBox(picture).catch(() => undefined));
  const isSquare =
    size && Math.max(size.width, size.height) < 1.3 * Math.min(size.width, size.height);
  if (!size || !(icon || isSquare)) return undefined;
  return { picture, ...(drawing && { drawing: drawing.text }) };
}

function listIcons(
  { drawing, picture }: { drawing?: string; picture: Buffer },
  site: Site,
  cache: string,
): IconFile[] {
  const background = readColor(site, 'background');
  const draw = (size: number, share = 1) => {
    const options = { size, share, background };
    const hash = fileNameHash(JSON.stringify([contentHash(picture), options]));
    return readOrCreate(join(cache, `icon-${hash}`), () => drawSquare(picture, options));
  };
  return [
    ...(drawing ? [['/favicon.svg', async () => drawing] satisfies IconFile] : []),
    ['/favicon.ico', async () => toIco(await draw(32))],
    ['/icon-192.png', () => draw(192)],
    ['/icon-512.png', () => draw(512)],
    // On a home screen, which shows no transparency and cuts off the corners.
    ['/apple-touch-icon.png', () => draw(180, 0.8)],
    ['/site.webmanifest', async () => writeManifest(site, background)],
  ];
}

/** Returns a colour of the first scheme of a site as `#rrggbb`. */
function readColor({ theme }: Site, token: string): string {
  const palette = deriveColors(theme, getColorSchemes(theme)[0] ?? 'light');
  return findToneColor(palette, 'plain', token) ?? '#ffffff';
}

/** Draws a picture into a transparent square; one with a margin is on the background of the site. */
async function drawSquare(
  picture: Buffer,
  { size, share, background }: { size: number; share: number; background: string },
): Promise<Buffer> {
  const sharp = await loadSharp();
  const inner = Math.round(size * share);
  const margin = (size - inner) / 2;
  const ground = share < 1 ? background : { r: 0, g: 0, b: 0, alpha: 0 };
  // Only this rendering of an SVG has the resolution of the icon.
  const { height = size } = await sharp(picture).metadata();
  const density = Math.min(2400, Math.max(72, (72 * inner) / height));
  const square = await sharp(picture, { density })
    .resize(inner, inner, { fit: 'contain', background: ground })
    .extend({ top: margin, left: margin, bottom: margin, right: margin, background: ground })
    .png()
    .toBuffer();
  const drawn = sharp(square);
  return (share < 1 ? drawn.flatten({ background }) : drawn)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Wraps a PNG of 32 × 32 pixels into the format of /favicon.ico. */
function toIco(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

function writeManifest({ name, url, locale }: Site, background: string): string {
  const base = basePath(url);
  const icons = [192, 512].map((size) => ({
    src: `${base}icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  }));
  const manifest = {
    name,
    lang: locale,
    start_url: base,
    display: 'browser',
    background_color: background,
    theme_color: background,
    icons,
  };
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}

/** The first letter of the name on the colour of buttons. Browsers draw it, in a font of theirs. */
function letterIcon(site: Site): IconFile {
  const [letter = ''] = [...site.name.toUpperCase()];
  const ground = `<rect width="32" height="32" rx="7" fill="${readColor(site, 'action')}"/>`;
  const text = `<text x="16" y="23" font-family="system-ui,sans-serif" font-size="20" font-weight="700" text-anchor="middle" fill="${readColor(site, 'on-action')}">${escapeHtml(letter)}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${ground}${text}</svg>\n`;
  return ['/favicon.svg', async () => svg];
}
