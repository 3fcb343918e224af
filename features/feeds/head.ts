import { escapeHtml } from '../../base/text/escape.ts';
import type { RenderContext } from '../../renderer/index.ts';
import { readListParts } from '../../schema/vocabulary.ts';
import { keys } from './keys.ts';

/** Returns links with which readers of feeds find the feeds of the site. */
export function tags({ site, base }: RenderContext): string[] {
  const { feeds = [] } = readListParts(site, keys.siteLists);
  return feeds.flatMap(({ path, title }) =>
    Object.entries({ xml: 'application/rss+xml', json: 'application/feed+json' }).map(
      ([ending, type]) =>
        `<link rel="alternate" type="${type}" title="${escapeHtml(title)}" href="${escapeHtml(`${base}${path.slice(1)}.${ending}`)}">`,
    ),
  );
}
