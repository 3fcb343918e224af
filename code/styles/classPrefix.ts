import { basename, dirname } from 'node:path';

/** Returns the prefix of class names: `faq` for faq/style.ts, `button` for button.style.ts; of a feature after its name: `search_header`. */
export function classPrefix(file: string): string {
  const name = basename(file).replace(/\.?style\.tsx?$/, '');
  const [, feature] = /\/features\/([^/_]+)\//.exec(file) ?? [];
  return `${feature ? `${feature}_` : ''}${name || basename(dirname(file)).replace(/^_/, '')}`;
}
