import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the text of a key of `site:`. Imports nothing, because a module that few commands need must not
 * share others with all of them.
 */
export function readSiteText(root: string, key: string): string | undefined {
  const manifest = readFileSync(join(root, 'pages.yaml'), 'utf8');
  const [site = ''] = /^site:.*(?:\r?\n(?:[ \t#].*)?)*/m.exec(manifest) ?? [];
  return new RegExp(`^ +${key}:\\s*["']?([^\\s"',}#]+)`, 'm').exec(site)?.[1];
}
