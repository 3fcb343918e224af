import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lighthouseCategories, openLighthouse } from './openLighthouse.ts';
import { serveBelowPath } from './serveBelowPath.ts';

/** A page with less than 100 points in one of the categories of Lighthouse. */
interface FaultyPage {
  route: string;
  scores: string;
  failures: string[];
}

/** The result of an audit of pages. */
interface Audit {
  /** Kind → how many pages were audited, and how many there are. */
  kinds: Record<string, { audited: number; pages: number }>;
  faulty: FaultyPage[];
}

/**
 * Audits pages of the documentation with Lighthouse, and prints each that has less than 100 points.
 *
 * @param output folder of the built site
 * @param count how many pages of each kind; Infinity for all
 */
export async function auditPages(output: string, count: number): Promise<Audit> {
  const audit = await openLighthouse();
  const kinds: Audit['kinds'] = {};
  const faulty: FaultyPage[] = [];
  for (const [kind, routes] of Object.entries(await listKinds(output))) {
    const chosen = spreadOver(routes, count);
    kinds[kind] = { audited: chosen.length, pages: routes.length };
    for (const route of chosen) {
      const { scores, failures } = await serveBelowPath(output, route, audit);
      if (Object.values(scores).every((score) => score === 100)) continue;
      const text = lighthouseCategories.map((name) => `${name} ${scores[name]}`).join(', ');
      faulty.push({ route, scores: text, failures });
      console.log(`${route}: ${text}\n${failures.map((failure) => `  ${failure}\n`).join('')}`);
    }
    console.log(`${kind}: ${chosen.length} of ${routes.length} pages audited`);
  }
  return { kinds, faulty };
}

/** Kinds of pages → their routes, from the sitemap. */
async function listKinds(output: string): Promise<Record<string, string[]>> {
  const sitemap = await readFile(join(output, 'sitemap.xml'), 'utf8');
  const addresses = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) =>
    decodeURI(new URL(address).pathname),
  );
  const kinds: Record<string, string[]> = {};
  for (const address of addresses.sort()) {
    const route = address.replace(/^\/blockwright/, '') || '/';
    const kind = getKind(route);
    kinds[kind] = [...(kinds[kind] ?? []), route];
  }
  if (addresses.length === 0) throw new Error('The sitemap of the documentation lists no page.');
  return kinds;
}

/** Pages of the same folder have the same template; pages of the root differ. */
function getKind(route: string): string {
  if (/\/examples(\/|$)/.test(route)) return 'examples of sections';
  return route.slice(0, Math.max(1, route.lastIndexOf('/')));
}

/** Chooses some of a list, at equal distances, with the first and the last. */
function spreadOver(list: readonly string[], count: number): string[] {
  if (list.length <= count) return [...list];
  const step = count === 1 ? 0 : (list.length - 1) / (count - 1);
  return Array.from({ length: count }, (_, index) => list[Math.round(index * step)] ?? '/');
}
