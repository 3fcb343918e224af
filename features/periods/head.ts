import { parseMoment } from '../../base/time/parseMoment.ts';
import type { HeadScript } from '../../renderer/index.ts';
import { type PageFacts, readFacts } from '../../schema/index.ts';
import type { Site } from '../../schema/vocabulary.ts';
import { createExpiryScript } from './createExpiryScript.ts';
import { facts } from './facts.ts';
import { hasTime } from './hasTime.ts';

/**
 * Returns the scripts that remove what expires at a time of the day: one for the announcement of the site,
 * and one for all pages whose sections expire alike.
 */
export function scripts(
  { announcement, timeZone }: Site,
  { pages = [] }: { pages?: readonly Pick<PageFacts, 'features'>[] } = {},
): HeadScript[] {
  const routes = new Map<string, Set<string>>();
  for (const page of pages) {
    const { endings } = readFacts(page, facts);
    if (!endings) continue;
    const ends = endings.ends.map(([type, ...rest]) => [`[data-section="${type}"]`, ...rest]);
    const key = JSON.stringify(ends);
    routes.set(key, (routes.get(key) ?? new Set()).add(endings.route));
  }
  const { expireAt } = announcement ?? {};
  const end = hasTime(expireAt) ? parseMoment(expireAt, timeZone) : undefined;
  return [
    ...(end === undefined ? [] : [createExpiryScript('expiry', `[["body > section",0,${end}]]`)]),
    ...[...routes].map(([ends, found], index) => ({
      ...createExpiryScript(`expiry-${index + 1}`, ends),
      pages: [...found].sort(),
    })),
  ];
}
