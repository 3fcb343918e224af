import { basename, dirname } from 'node:path';

/** Returns the prefix of class names: `faq` for faq/style.ts, `button` for button.style.ts. */
export function classPrefix(file: string): string {
  const name = basename(file).replace(/\.?style\.tsx?$/, '');
  return name || basename(dirname(file)).replace(/^_/, '');
}
