import type { FontPart } from '../../../base/files/FontPart.ts';
import { getOwn } from '../../../base/values/getOwn.ts';
import {
  engineFontFamilies,
  type FontMetrics,
  otherMetrics,
  type Theme,
} from '../../../schema/vocabulary.ts';

type Fonts = Theme['fonts'];
type Font = NonNullable<NonNullable<Fonts>['text']>;
type FontPair = Record<'text' | 'display', Font | undefined>;

/** Resolves the path of a font file to the address that pages load, or to several with a part of the letters each. */
export type FontAddress = (path: string) => string | readonly FontPart[];

interface FontFiles {
  family: string;
  weights: string;
  files: readonly { path: string; range?: string }[];
}

/** Returns the `@font-face` rules of a theme, with the addresses that pages load. */
export function fontFaces(theme: Theme, address: FontAddress): string {
  return listFonts(theme)
    .map(({ family, weights, files }) => {
      const found = files.flatMap(({ path, range }): FontPart[] => {
        const parts = address(path);
        return typeof parts === 'string' ? [{ address: parts, range }] : [...parts];
      });
      const faces = found.map(({ address, range }) => {
        const format = /\.woff2$/i.test(address) ? ' format("woff2")' : '';
        const source = `src:url("${address}")${format}`;
        const unicodeRange = range ? `;unicode-range:${range}` : '';
        return `@font-face{font-family:"${family}";${source};font-weight:${weights};font-display:swap${unicodeRange}}`;
      });
      // The last face counts: its file, which pages load anyway, has no range. Letters it lacks are in the others.
      return faces.reverse().join('') + fallbackFaces(family);
    })
    .join('');
}

/** Returns the custom properties with the font families of text and titles. */
export function fontStacks({ fonts }: Theme): string {
  return fontStack('text', fonts?.text) + fontStack('display', fonts?.display);
}

/** Returns the rules that give pages in single languages their own fonts. */
export function languageFonts({ fonts }: Theme): string {
  const rules = (fonts?.languages ?? []).map(({ language, text, display }) => {
    const stacks = [text && fontStack('text', text), display && fontStack('display', display)];
    return `:root:lang(${language}){${stacks.filter(Boolean).join('')}}`;
  });
  return rules.join('');
}

/**
 * Lists the font files of a theme: which the engine brings, which are files of the site, and which the first
 * lines of a page in a language need.
 */
export function listFontFiles(
  theme: Theme = {},
  locale = '',
): Record<'engine' | 'own' | 'first', string[]> {
  const paths = listFonts(theme).flatMap(({ files }) => files.map(({ path }) => path));
  const isEngine = (path: string) => path.startsWith(engineFolder);
  return {
    engine: paths.filter(isEngine),
    own: paths.filter((path) => !isEngine(path)),
    first: findFonts([getFonts(theme.fonts, locale)]).flatMap(({ files }) =>
      files.slice(0, 1).map(({ path }) => path),
    ),
  };
}

/** Returns the fonts of pages in a language. */
function getFonts(fonts: Fonts, locale: string): FontPair {
  const own = fonts?.languages?.find(({ language }) => language === locale.split('-')[0]);
  return { text: own?.text ?? fonts?.text, display: own?.display ?? fonts?.display };
}

const engineFolder = '/renderer/fonts/';
const defaultFamily = 'Instrument Sans';

/** Lists the fonts of a site that have files, in the order text, display; then those of its languages. */
function listFonts({ fonts }: Theme): FontFiles[] {
  const others = (fonts?.languages ?? []).map(({ language }) => getFonts(fonts, language));
  return findFonts([getFonts(fonts, ''), ...others]);
}

/** Finds the files of fonts, each once. */
function findFonts(pairs: readonly FontPair[]): FontFiles[] {
  const set = pairs
    .flatMap(({ text, display }) => [text, display])
    .map((font): FontFiles => {
      const { family, file, weights = '400' }: Font = font ?? { family: defaultFamily };
      if (file) return { family, weights, files: [{ path: file }] };
      const own = getOwn(engineFontFamilies, family);
      return own ? { family, ...own } : { family, weights, files: [] };
    });
  const distinct = new Map(set.map((font) => [JSON.stringify(font), font]));
  return [...distinct.values()].filter(({ files }) => files.length > 0);
}

function fontStack(role: 'text' | 'display', font: Font = { family: defaultFamily }): string {
  const { family, fallback = 'system-ui,sans-serif' } = font;
  const scaledFallback = listMetrics(family) && `"${family} Fallback",`;
  return `--font-${role}:"${family}",${scaledFallback ?? ''}${fallback};`;
}

/**
 * Returns @font-face rules that scale fonts of systems to the metrics of a known family, so that the layout
 * does not shift when the web font loads. Empty for families with unknown metrics. The rules for titles have
 * the weight 500: browsers make its letters bold, and leave them as wide.
 */
function fallbackFaces(family: string): string {
  const metrics = listMetrics(family);
  if (!metrics) return '';
  const { local, size, titleSize, ascent, descent } = metrics;
  const percent = (value: number) => `${Number(value.toFixed(1))}%`;
  const writeFaces = (size: number, weight: string) =>
    local.map(([width, ...names]) => {
      const scale = size / width;
      const sources = names.map((name) => `local("${name}")`).join(',');
      const height =
        ascent && descent
          ? `;ascent-override:${percent((100 * ascent) / scale)};descent-override:${percent((100 * descent) / scale)}`
          : '';
      return `@font-face{font-family:"${family} Fallback";src:${sources}${weight};size-adjust:${percent(scale)}${height}}`;
    });
  const titleFaces = titleSize ? writeFaces(titleSize, ';font-weight:500') : [];
  return [...writeFaces(size, ''), ...titleFaces].join('');
}

function listMetrics(family: string): FontMetrics | undefined {
  return getOwn(engineFontFamilies, family) ?? getOwn(otherMetrics, family);
}
