import { getOrCreate } from '../../../base/lists/getOrCreate.ts';
import {
  createReporter,
  defineRules,
  examples,
  locateKey,
  type Problem,
  readFacts,
  type SitePage,
  type SiteRuleContext,
} from '../../../schema/index.ts';
import { facts } from '../facts.ts';
import { computePageShingles } from '../similarity/computeSketch.ts';

export const rules = defineRules('site', {
  'near-duplicate': {
    code: 'BW127',
    severity: 'warning',
    comparesPages: true,
    limits: { 'near-duplicate-percent': 60 },
    title: 'Two pages are almost identical',
    why: 'Search engines list only one of several pages that differ in little more than a name. The limit is `near-duplicate-percent` in `site.checks`.',
    help: 'Add content that is specific to each page, or hide the page from search engines with `noindex: true`.',
    ...examples`/{{ city.key }}:
  each: { city: cities }
${[
  '',
  `  noindex: true
`,
]}  title: "{{ city.name }}"
  description: Assistants
  sections:
    - { type: hero, headline: "Hello {{ city.name }}" }
    - type: prose
      title: About
      text: Our people write mail and keep the books and plan the days of busy owners who have better things to do than answer telephones all day long and all night too.
# data/cities.yaml
atlanta: { name: Atlanta }
boston: { name: Boston }
# data/cities.schema.yaml
properties: { name: {} }`,
  },
});

const report = createReporter<typeof rules>();

/**
 * Reports pages made from rows of the same collections whose texts are nearly identical without the
 * values of the rows. MinHash finds the candidates, so the work grows linearly with the pages.
 */
export function checkSite(context: SiteRuleContext): Problem[] {
  const threshold = context.limit('near-duplicate-percent') / 100;
  const families = new Map<string, SitePage[]>();
  for (const page of context.pages) {
    const { similarity } = readFacts(page.facts, facts);
    if (similarity) getOrCreate(families, similarity.family, () => []).push(page);
  }
  return [...families.values()].flatMap((family) =>
    findSimilarPairs(family, threshold).map(({ page, other, similarity }): Problem => {
      const same = page.routeEntry === other.routeEntry;
      return report('near-duplicate', {
        message: same
          ? `These pages are ${formatPercent(similarity)} identical apart from the values filled in.`
          : `This page is ${formatPercent(similarity)} identical to \`${other.facts.meta.route}\` apart from the values filled in.`,
        hint: 'add content that is specific to each page, or hide them from search engines with `noindex: true`',
        at: locateKey(page.routeEntry),
        ...(!same && {
          related: [{ at: locateKey(other.routeEntry), message: 'the other page' }],
        }),
        route: page.facts.meta.route,
      });
    }),
  );
}

/** Caches the shingles of the last 100 pages: the shingles of all pages would not fit in memory. */
class ShingleCache {
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
  bands: number[];
}

/** Pairs each page with the most similar earlier page, if the similarity reaches the threshold. */
function findSimilarPairs(family: readonly SitePage[], threshold: number) {
  const pairs: { page: SitePage; other: SitePage; similarity: number }[] = [];
  const reportedEntries = new Set<object>();
  const shingles = new ShingleCache();
  if (family.length < 2 || family.every((page) => page.isUnchangedSinceCleanCheck)) return pairs;
  const sketches = family.map(createSketch);
  const buckets = createBuckets(sketches);
  for (const sketch of sketches) {
    const { page, bands } = sketch;
    const candidates = new Set<Sketch>();
    for (let index = 0; index < bandCount; index++) {
      const bucket = buckets[index]?.get(bands[index] as number);
      for (const other of bucket ?? []) candidates.add(other);
      if (bucket && bucket.length < bucketSize) bucket.push(sketch);
    }
    let best: { other: SitePage; similarity: number } | undefined;
    for (const { page: other, minima } of candidates) {
      if (page.isUnchangedSinceCleanCheck && other.isUnchangedSinceCleanCheck) continue;
      if (reportedEntries.has(page.routeEntry) && other.routeEntry === page.routeEntry) continue;
      if (estimateSimilarity(sketch.minima, minima) < threshold - margin) continue;
      const similarity = computeJaccard(shingles.of(page), shingles.of(other));
      if (similarity >= threshold && similarity > (best?.similarity ?? 0))
        best = { other, similarity };
    }
    if (!best) continue;
    if (best.other.routeEntry === page.routeEntry) reportedEntries.add(page.routeEntry);
    pairs.push({ page, ...best });
  }
  return pairs;
}

/** Tolerated error of an estimate; pairs below the threshold by more are not compared exactly. */
const margin = 0.02;
const bucketSize = 4;
const bandCount = 20;

/** Creates an empty bucket for each band of the pages that have to be compared. */
function createBuckets(sketches: readonly Sketch[]): Map<number, Sketch[]>[] {
  const changed = sketches.filter(({ page }) => !page.isUnchangedSinceCleanCheck);
  return Array.from(
    { length: bandCount },
    (_, index) => new Map(changed.map(({ bands }) => [bands[index] as number, []])),
  );
}

function createSketch(page: SitePage): Sketch {
  const { similarity } = readFacts(page.facts, facts);
  const bytes = Buffer.from(similarity?.sketch ?? '', 'base64');
  const { buffer, byteOffset, length } = bytes;
  const minima = new Uint16Array(buffer.slice(byteOffset, byteOffset + length));
  return { page, minima, bands: computeBands(minima) };
}

/** Computes the bands of a sketch: three minima each, joined into a number. Similar pages share one. */
function computeBands(minima: Uint16Array): number[] {
  return Array.from({ length: bandCount }, (_, band) => {
    const [a = 0, b = 0, c = 0] = minima.subarray(band * 3, band * 3 + 3);
    return (a * 0x10000 + b) * 0x10000 + c;
  });
}

/** Estimates the share of equal shingles by the share of equal minima, without bins empty in both. */
function estimateSimilarity(a: Uint16Array, b: Uint16Array): number {
  let equal = 0;
  let filled = 0;
  for (let index = 0; index < a.length; index++) {
    if (a[index] === 0 && b[index] === 0) continue;
    filled++;
    if (a[index] === b[index]) equal++;
  }
  return filled === 0 ? 0 : equal / filled;
}

function computeJaccard(a: Set<number>, b: Set<number>): number {
  if (a.size === 0 || b.size === 0) return 0;
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let common = 0;
  for (const shingle of small) if (large.has(shingle)) common++;
  return common / (a.size + b.size - common);
}

function formatPercent(share: number): string {
  return `${Math.round(share * 100)}%`;
}
