import type { Problem } from '../../diagnostics/Problem.ts';
import { computePageShingles } from '../facts/computeSketch.ts';
import type { SitePage, SiteRuleContext } from '../RuleContext.ts';

/**
 * Sibling pages (made from rows of the same collections) that say nearly the same once the values
 * of their rows are taken out. Candidates are found by MinHash, so that the work grows with the
 * number of pages and not with its square.
 */
export function checkNearDuplicates(context: SiteRuleContext): Problem[] {
  const threshold = context.limit('near-duplicate-percent') / 100;
  const families = new Map<string, SitePage[]>();
  for (const page of context.pages) {
    const { family } = page.facts;
    if (family === undefined) continue;
    const members = families.get(family);
    if (members) members.push(page);
    else families.set(family, [page]);
  }
  return [...families.values()].flatMap((family) =>
    similarPairs(family, threshold).map(({ page, other, similarity }): Problem => {
      const same = page.routeEntry === other.routeEntry;
      return {
        rule: 'near-duplicate',
        message: same
          ? `These pages are ${percent(similarity)} identical apart from the values filled in.`
          : `This page is ${percent(similarity)} identical to \`${other.facts.meta.route}\` apart from the values filled in.`,
        hint: 'add content that is specific to each page; search engines list only one of several similar pages',
        at: { file: page.routeEntry.file, path: page.routeEntry.path, part: 'key' },
        ...(!same && {
          related: [
            {
              at: {
                file: other.routeEntry.file,
                path: other.routeEntry.path,
                part: 'key' as const,
              },
              message: 'the other page',
            },
          ],
        }),
        route: page.facts.meta.route,
      };
    }),
  );
}

/** The words of a few pages at a time: those of all would fill the memory. */
class Shingles {
  readonly #latest = new Map<SitePage, Set<number>>();

  of(page: SitePage): Set<number> {
    const shingles = this.#latest.get(page) ?? new Set(computePageShingles(page.resolved()));
    this.#latest.delete(page);
    this.#latest.set(page, shingles);
    const [oldest] = this.#latest.keys();
    if (this.#latest.size > 100 && oldest) this.#latest.delete(oldest);
    return shingles;
  }
}

interface Sketch {
  page: SitePage;
  minima: Uint16Array;
}

/** For each page the earlier page it is most like, where the likeness reaches the threshold. */
function similarPairs(family: readonly SitePage[], threshold: number) {
  const buckets = Array.from({ length: bandCount }, () => new Map<number, Sketch[]>());
  const pairs: { page: SitePage; other: SitePage; similarity: number }[] = [];
  const toldUnits = new Set<object>();
  const shingles = new Shingles();
  if (family.length < 2) return pairs;
  for (const page of family) {
    const sketch = { page, minima: minimaIn(page) };
    const candidates = new Set<Sketch>();
    for (const [index, band] of bandsOf(sketch.minima).entries()) {
      const bucket = buckets[index]?.get(band);
      if (!bucket) buckets[index]?.set(band, [sketch]);
      else {
        for (const other of bucket) candidates.add(other);
        if (bucket.length < bucketSize) bucket.push(sketch);
      }
    }
    let best: { other: SitePage; similarity: number } | undefined;
    for (const { page: other, minima } of candidates) {
      if (page.isUnchangedSinceCleanCheck && other.isUnchangedSinceCleanCheck) continue;
      if (toldUnits.has(page.routeEntry) && other.routeEntry === page.routeEntry) continue;
      if (estimate(sketch.minima, minima) < threshold - margin) continue;
      const similarity = jaccard(shingles.of(page), shingles.of(other));
      if (similarity >= threshold && similarity > (best?.similarity ?? 0))
        best = { other, similarity };
    }
    if (!best) continue;
    if (best.other.routeEntry === page.routeEntry) toldUnits.add(page.routeEntry);
    pairs.push({ page, ...best });
  }
  return pairs;
}

/** Estimates are off by about 0.03: pairs that are lower by more are not looked at closely. */
const margin = 0.02;
const bucketSize = 4;
const bandCount = 20;

function minimaIn({ facts }: SitePage): Uint16Array {
  const bytes = Buffer.from(facts.sketch ?? '', 'base64');
  return new Uint16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
}

/** Pages that are alike have a band in common: a few minima, joined into one number. */
function bandsOf(minima: Uint16Array): number[] {
  return Array.from({ length: bandCount }, (_, band) => {
    const [a = 0, b = 0, c = 0] = minima.subarray(band * 3, band * 3 + 3);
    return (a * 0x10000 + b) * 0x10000 + c;
  });
}

/** The share of equal minima is about the share of equal shingles; bins empty in both tell nothing. */
function estimate(a: Uint16Array, b: Uint16Array): number {
  let equal = 0;
  let filled = 0;
  for (let index = 0; index < a.length; index++) {
    if (a[index] === 0 && b[index] === 0) continue;
    filled++;
    if (a[index] === b[index]) equal++;
  }
  return filled === 0 ? 0 : equal / filled;
}

function jaccard(a: Set<number>, b: Set<number>): number {
  if (a.size === 0 || b.size === 0) return 0;
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let common = 0;
  for (const shingle of small) if (large.has(shingle)) common++;
  return common / (a.size + b.size - common);
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}
