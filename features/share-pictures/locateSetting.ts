import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the place of `sharePictures` in the file of a site, such as `pages.yaml:12`. */
export function locateSetting(root: string): string {
  const lines = readFileSync(join(root, 'pages.yaml'), 'utf8').split('\n');
  const index = lines.findIndex((line) => /^\s+sharePictures:/.test(line));
  return index < 0 ? 'pages.yaml' : `pages.yaml:${index + 1}`;
}
