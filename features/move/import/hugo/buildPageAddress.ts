import { formatDate } from '../text/formatDate.ts';
import type { HugoConfig } from './HugoConfig.ts';

/** What an address of Hugo is made from. */
export interface PageParts {
  /** The folders below `content/`. */
  folders: readonly string[];
  /** Name of the file without ending and language, or of the folder of a bundle. */
  name: string;
  slug: string | undefined;
  title: string;
  date: string | undefined;
}

/** Builds the address of a page, by the pattern of its section or by its place below `content/`. */
export function buildPageAddress(parts: PageParts, config: HugoConfig): string {
  const { folders, name, slug } = parts;
  const [section = ''] = folders;
  const pattern =
    config.permalinks[section] ?? (section === '' ? config.permalinks['/'] : undefined);
  const path =
    pattern === undefined ? [...folders, slug ?? name].join('/') : fillPattern(pattern, parts);
  const address = `/${path}`.replaceAll(/\/{2,}/g, '/').replace(/\/$/, '');
  const tidy = address
    .split('/')
    .map((segment) => toHugoPath(segment, config))
    .join('/');
  if (/\.html?$/.test(tidy)) return tidy;
  return config.isUgly ? `${tidy}.html` : `${tidy}/`;
}

function fillPattern(pattern: string, { folders, name, slug, title, date }: PageParts): string {
  const format = (signs: string) => formatDate(date ?? '', signs);
  const values: Record<string, () => string> = {
    year: () => format('%Y'),
    month: () => format('%m'),
    monthname: () => format('%B'),
    day: () => format('%d'),
    weekday: () => format('%w'),
    weekdayname: () => format('%A'),
    yearday: () => format('%-j'),
    section: () => folders[0] ?? '',
    sections: () => folders.join('/'),
    title: () => title,
    slug: () => slug ?? title,
    filename: () => name,
    contentbasename: () => name,
    slugorfilename: () => slug ?? name,
    slugorcontentbasename: () => slug ?? name,
  };
  return pattern.replaceAll(
    /:([a-z]+)(?:\[[^\]]*\])?/g,
    (whole, key: string) => values[key]?.() ?? whole,
  );
}

/** Returns a name as Hugo writes it into addresses: small letters of any script, and hyphens for spaces. */
export function toHugoPath(
  name: string,
  { keepsCapitals }: Pick<HugoConfig, 'keepsCapitals'>,
): string {
  const path = name
    .trim()
    .replaceAll(/\s+/g, '-')
    .replaceAll(/[^\p{L}\p{M}\p{N}./\\_#+~@-]/gu, '')
    .replaceAll(/-{2,}/g, (run, at: number) => (name.includes(run) ? run : at === 0 ? run : '-'));
  return keepsCapitals ? path : path.toLowerCase();
}
