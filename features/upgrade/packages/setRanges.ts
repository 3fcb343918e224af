import type { SitePackage } from './readSitePackages.ts';

/** Replaces the ranges of packages in the text of a package.json; all other text stays. */
export function setRanges(
  text: string,
  packages: readonly (SitePackage & { next: string })[],
): string {
  return packages.reduce((changed, { name, range, next }) => {
    const pair = new RegExp(`("${escapePattern(name)}"\\s*:\\s*")${escapePattern(range)}"`, 'g');
    return changed.replace(pair, (_, start: string) => `${start}${next}"`);
  }, text);
}

/** Returns the range for a version in the style of the range before: `~0.1.0` → `~0.2.0`. */
export function toRange(version: string, before: string): string {
  const [, prefix] = /^(|[~^]|>=)v?\d+\.\d+\.\d+\S*$/.exec(before) ?? [];
  return `${prefix ?? '^'}${version}`;
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
