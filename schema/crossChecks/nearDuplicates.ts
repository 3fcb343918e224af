import type { Problem } from '../diagnostics/Problem.ts';
import type { ResolvedPage } from '../resolve/ResolvedPage.ts';
import type { CrossContext } from './CrossContext.ts';

/**
 * Sibling pages (made from rows of the same collections) that say nearly the same once the values
 * of their rows are taken out. Candidates are found by MinHash, so that the work grows with the
 * number of pages and not with its square.
 */
export function nearDuplicates(context: CrossContext): Problem[] {
  const threshold = context.limit('near-duplicate-percent') / 100;
  const families = new Map<string, ResolvedPage[]>();
  for (const page of context.pages) {
    const family = familyOf(page);
    if (!family || page.page.noindex) continue;
    families.set(family, [...(families.get(family) ?? []), page]);
  }
  return [...families.values()].flatMap((family) => {
    if (family.length < 2) return [];
    const sketches = family.map((page) => ({ page, shingles: shinglesIn(page) }));
    return similarPairs(sketches, threshold).map(({ page, other, similarity }): Problem => {
      const same = page.unit === other.unit;
      return {
        rule: 'near-duplicate',
        message: same
          ? `The pages of this entry say nearly the same: apart from the values of their rows ${percent(similarity)} of the words agree.`
          : `The page says nearly the same as \`${other.page.route}\`: apart from the values of their rows ${percent(similarity)} of the words agree.`,
        hint: 'say what is true only here; search engines list one of several pages that are alike',
        at: { file: page.unit.file, path: page.unit.path, part: 'key' },
        ...(!same && {
          related: [
            {
              at: { file: other.unit.file, path: other.unit.path, part: 'key' as const },
              message: 'the other page',
            },
          ],
        }),
        route: page.page.route,
      };
    });
  });
}

function familyOf(page: ResolvedPage): string {
  const collections = [...page.written.scope.names.values()].flatMap(
    ({ row }) => row?.collection ?? [],
  );
  return collections.sort().join(' ');
}

/** The words of a page without what its rows gave, in lower case. */
function textOf(page: ResolvedPage): string[] {
  const values = [...page.written.scope.names.values()]
    .filter((binding) => binding.row)
    .flatMap((binding) => Object.values(binding.value as object))
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .map((value) => String(value).toLowerCase())
    .filter((value) => value.length > 1)
    .sort((a, b) => b.length - a.length);
  const texts: string[] = [];
  for (const section of page.sections) if (section.shown) gather(section.value, texts);
  let text = texts.join(' \u2022 ').toLowerCase();
  for (const value of values) text = text.replaceAll(value, ' ');
  return text.match(/[\p{L}\p{N}\u2022]+/gu) ?? [];
}

/** Texts that are words for visitors: longer than a name or address. */
function gather(value: unknown, into: string[]): void {
  if (typeof value === 'string') {
    if (value.includes(' ')) into.push(value);
  } else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) gather(inner, into);
}

function shinglesIn(page: ResolvedPage): Set<number> {
  let shingles = shinglesByPage.get(page);
  if (!shingles) {
    shingles = shinglesOf(textOf(page));
    shinglesByPage.set(page, shingles);
  }
  return shingles;
}

const shinglesByPage = new WeakMap<ResolvedPage, Set<number>>();

/** Every run of four words, as a number made from the numbers of its words. */
function shinglesOf(words: readonly string[]): Set<number> {
  const shingles = new Set<number>();
  const hashes = words.map(hash);
  for (let index = 0; index + 4 <= hashes.length; index++) {
    let value = 0;
    for (let word = index; word < index + 4; word++)
      value = Math.imul(value ^ (hashes[word] as number), 0x01000193) + 0x9e3779b1;
    shingles.add(value >>> 0);
  }
  return shingles;
}

interface Sketch {
  page: ResolvedPage;
  shingles: Set<number>;
}

/** For each page the earlier page it is most like, where the likeness reaches the threshold. */
function similarPairs(sketches: Sketch[], threshold: number) {
  const buckets = new Map<string, Sketch[]>();
  const pairs: { page: ResolvedPage; other: ResolvedPage; similarity: number }[] = [];
  const toldUnits = new Set<object>();
  for (const sketch of sketches) {
    const candidates = new Set<Sketch>();
    for (const band of bandsOf(sketch.shingles)) {
      const bucket = buckets.get(band);
      if (!bucket) buckets.set(band, [sketch]);
      else {
        for (const other of bucket) candidates.add(other);
        if (bucket.length < bucketSize) bucket.push(sketch);
      }
    }
    let best: { other: ResolvedPage; similarity: number } | undefined;
    for (const other of candidates) {
      const similarity = jaccard(sketch.shingles, other.shingles);
      if (similarity >= threshold && similarity > (best?.similarity ?? 0))
        best = { other: other.page, similarity };
    }
    if (!best) continue;
    const same = best.other.unit === sketch.page.unit;
    if (same && toldUnits.has(sketch.page.unit)) continue;
    if (same) toldUnits.add(sketch.page.unit);
    pairs.push({ page: sketch.page, ...best });
  }
  return pairs;
}

const bucketSize = 4;
const bandCount = 20;
const rowsPerBand = 3;

function bandsOf(shingles: Set<number>): string[] {
  const mins = new Uint32Array(bandCount * rowsPerBand).fill(0xffffffff);
  for (const shingle of shingles)
    for (let index = 0; index < mins.length; index++) {
      const mixed = Math.imul(shingle ^ Math.imul(index + 1, 0x9e3779b1), 0x85ebca6b) >>> 0;
      const value = (mixed ^ (mixed >>> 15)) >>> 0;
      if (value < (mins[index] as number)) mins[index] = value;
    }
  return Array.from(
    { length: bandCount },
    (_, band) => `${band}:${mins.slice(band * rowsPerBand, (band + 1) * rowsPerBand).join()}`,
  );
}

function jaccard(a: Set<number>, b: Set<number>): number {
  if (a.size === 0 || b.size === 0) return 0;
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let common = 0;
  for (const shingle of small) if (large.has(shingle)) common++;
  return common / (a.size + b.size - common);
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
