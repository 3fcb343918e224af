import { join } from 'node:path';
import { cacheFolder } from '../../../base/files/cacheFolder.ts';
import { readChecksummed, writeChecksummed } from '../../../base/files/checksummedFile.ts';
import { contentHash } from '../../../base/files/contentHash.ts';
import { readPublicFile } from '../../../base/files/readPublicFile.ts';
import {
  createReporter,
  defineRules,
  examples,
  listLogoGrounds,
  type Problem,
  type RuleContext,
  site,
  traceToSource,
} from '../../../schema/index.ts';

const draw = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 2"><path fill="${color}" d="M0 0h2v2H0zM3 0h2v2H3zM6 0h2v2H6z"/></svg>`;

export const rules = defineRules('site', {
  'logo-contrast': {
    code: 'BW560',
    severity: 'warning',
    title: 'The logo is hard to see on its ground',
    why: 'The footer is dark, and so is the header in the dark scheme: a dark logo disappears there, a light one on light ground.',
    help: 'Add a version of the logo for dark ground as `dark:` of `site.logo`.',
    ...examples`${site}
  logo: { src: /logo.svg, alt: Example${['', ', dark: /light.svg']} }
pages:
  /:
    title: An example of a site
    description: A page that shows in a few words what the example is about
    sections:
      - { type: hero, headline: Hello }
# public/logo.svg
${[draw('#123'), `${draw('#123')}\n# public/light.svg\n${draw('#eee')}`]}`,
  },
});

const report = createReporter<typeof rules>();

/** A ground on which pages show the logo. */
type LogoGround = ReturnType<typeof listLogoGrounds>[number];
type Color = LogoGround['color'];

/** Reports a logo if header or footer show less than half of it, in any colour scheme. */
export async function checkFiles(
  _: unknown,
  { root, site, siteProvenance }: RuleContext,
): Promise<Problem[]> {
  if (!site?.logo || !siteProvenance || site.header.brand === 'name') return [];
  const { src, dark } = site.logo;
  const grounds = listLogoGrounds(site);
  const files = [
    { key: 'src', path: src, shown: grounds.filter(({ isDark }) => !dark || !isDark) },
    { key: 'dark', path: dark, shown: grounds.filter(({ isDark }) => isDark) },
  ];
  const problems: Problem[] = [];
  for (const { key, path, shown } of files) {
    const pixels = path && shown.length > 0 ? await readPixels(root, path) : undefined;
    const lost = pixels ? shown.filter(({ color }) => !isVisible(pixels, color)) : [];
    if (lost.length === 0) continue;
    problems.push(
      report('logo-contrast', {
        message: `The logo is hard to see in ${describeGrounds(lost)}.`,
        hint: suggest(lost, key === 'dark'),
        ...traceToSource(siteProvenance, ['logo', key]),
      }),
    );
  }
  return problems;
}

function describeGrounds(lost: readonly LogoGround[]): string {
  const places = (['header', 'footer'] as const).flatMap((place) => {
    const schemes = lost.filter((one) => one.place === place).map(({ scheme }) => scheme);
    if (schemes.length === 0) return [];
    return schemes.length > 1 ? [`the ${place}`] : [`the ${place} of the ${schemes[0]} scheme`];
  });
  return places.join(' and ');
}

function suggest(lost: readonly LogoGround[], isDarkLogo: boolean): string {
  const isOnDark = lost.some(({ isDark }) => isDark);
  if (isDarkLogo) return 'use lighter colours in the version for dark ground';
  if (isOnDark) return 'add a version for dark ground as `dark:` of `logo`';
  return 'use darker colours, and this file as `dark:` of `logo`';
}

/** Colours and opacity of a small version of an image. */
interface Pixels {
  /** Of the file's content. */
  hash: string;
  width: number;
  /** Red, green, blue and alpha of each pixel, row by row. */
  data: Buffer;
}

/** Reads a small version of an image; undefined if it cannot be read or adapts to its ground. */
async function readPixels(root: string, path: string): Promise<Pixels | undefined> {
  try {
    const content = await readPublicFile(root, path);
    if (path.endsWith('.svg') && content.includes('prefers-color-scheme')) return undefined;
    const hash = contentHash(content);
    const file = join(cacheFolder(root, 'images'), `pixels-${hash}`);
    const cached = await readChecksummed(file);
    if (cached) return unpack(cached, hash);
    const { default: sharp } = await import('sharp');
    const { data, info } = await sharp(content)
      .resize(200, 50, { fit: 'inside' })
      .toColorspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const packed = Buffer.concat([Buffer.from([info.width]), data]);
    // A folder that cannot be written makes the next check slower, not wrong.
    await writeChecksummed(file, packed).catch(() => {});
    return unpack(packed, hash);
  } catch {
    return undefined;
  }
}

function unpack(packed: Buffer, hash: string): Pixels {
  return { hash, width: packed[0] ?? 1, data: packed.subarray(1) };
}

/** Whether at least half of the edges of a picture can be seen on a ground. */
function isVisible(pixels: Pixels, ground: Color): boolean {
  const key = `${pixels.hash} ${JSON.stringify(ground)}`;
  const known = visibility.get(key);
  if (known !== undefined) return known;
  const most = Math.max(countEdges(pixels, white), countEdges(pixels, black));
  const isSeen = countEdges(pixels, ground) >= most / 2;
  if (visibility.size >= 100) visibility.clear();
  visibility.set(key, isSeen);
  return isSeen;
}

/** Content and ground → whether the logo can be seen. The editor checks a site at each keystroke. */
const visibility = new Map<string, boolean>();

const white: Color = { mode: 'rgb', r: 1, g: 1, b: 1 };
const black: Color = { mode: 'rgb', r: 0, g: 0, b: 0 };

/** Counts neighbouring pixels that contrast as much as a smoothed edge between visible shapes. */
function countEdges({ width, data }: Pixels, ground: Color): number {
  const light = Array.from({ length: data.length / 4 }, (_, index) => {
    const alpha = (data[4 * index + 3] ?? 0) / 255;
    const [red = 0, green = 0, blue = 0] = [ground.r, ground.g, ground.b].map((back, channel) =>
      linear(alpha * ((data[4 * index + channel] ?? 0) / 255) + (1 - alpha) * back),
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  });
  let edges = 0;
  for (const [index, value] of light.entries()) {
    const next = (index + 1) % width === 0 ? value : (light[index + 1] ?? value);
    for (const other of [next, light[index + width] ?? value])
      if (Math.max(value, other) / Math.min(value, other) >= 1.5) edges++;
  }
  return edges;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
