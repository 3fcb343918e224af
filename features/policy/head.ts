import type { HeadScript } from '../../renderer/index.ts';
import { readKeys, type Site } from '../../schema/vocabulary.ts';
import { keys } from './keys.ts';

const directives = {
  'script-src': 'script',
  'style-src': 'style',
  'img-src': 'image',
  'font-src': 'font',
  'connect-src': 'connect',
  'frame-src': 'frame',
  'media-src': 'media',
  'worker-src': 'worker',
  'form-action': 'form',
} as const;

/** Returns the sources of `site.policy`. */
export function sources(site: Site): HeadScript['origins'] {
  const { policy = {} } = readKeys(site, keys.site);
  return Object.fromEntries(
    Object.entries(directives).flatMap(([directive, name]) => {
      const listed = policy[directive as keyof typeof directives];
      return listed ? [[name, listed.map(quoteKeyword)]] : [];
    }),
  );
}

/** Keywords of a policy are in quotes; origins and schemes are not. */
function quoteKeyword(source: string): string {
  return source.includes(':') ? source : `'${source}'`;
}
