import { readSiteTextSync } from './readSiteText.ts';

/**
 * Returns the text of a key of `site`, or nothing. Reads only this value, for what runs before the site is
 * checked.
 */
export function readSiteValue(root: string, key: string): string | undefined {
  let manifest: string;
  try {
    manifest = readSiteTextSync(root, 'pages.yaml');
  } catch {
    return undefined;
  }
  const [site = ''] = /^site:.*(?:\r?\n(?:[ \t#].*)?)*/m.exec(manifest) ?? [];
  return new RegExp(`\\b${key}:\\s*["']?([^\\s"',}#]+)`).exec(site)?.[1];
}
