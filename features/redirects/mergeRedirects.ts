import { readRedirects } from '../../base/redirects/parseRedirects.ts';
import type { Redirect } from '../../base/redirects/Redirect.ts';

/** Puts the site's own redirects first, because hosts follow the first one that matches. */
export function mergeRedirects(generated: string, own: string): string {
  const getSource = ({ path, query }: Redirect) => JSON.stringify([path, query]);
  const sources = new Set(readRedirects(own).map(getSource));
  const others = generated
    .split('\n')
    .filter((line) => readRedirects(line).some((redirect) => !sources.has(getSource(redirect))));
  return [own.trimEnd(), ...others, ''].join('\n');
}
