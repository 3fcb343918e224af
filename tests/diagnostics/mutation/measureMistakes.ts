import { type FileTexts, fixSite } from '../../../schema/check/fixSite.ts';
import type { Diagnostic } from '../../../schema/diagnostics/Diagnostic.ts';
import type { MutationSite } from './MutationSite.ts';
import type { Mutate, Mutation } from './mutations.ts';
import { Random } from './random.ts';
import { getLine, isAtPlace, suggests } from './scoreMutation.ts';

/** How the mutations of one kind were reported. */
export interface Tally {
  made: number;
  reported: number;
  atPlace: number;
  single: number;
  moreThanThree: number;
  /** Mutations of a word whose right spelling is known, and how many diagnostics suggest it. */
  misspelt: number;
  suggested: number;
  /** How many have a fix, how many fixes give back the text, and how many do harm. */
  fixed: number;
  restored: number;
  harmed: number;
  /** Descriptions of the mutations that were reported badly. */
  strays: string[];
}

/** Makes mutations of one kind and counts how they are reported and what their fixes do. */
export async function measureMistakes(
  site: MutationSite,
  mutate: Mutate,
  { seed, count }: { seed: number; count: number },
): Promise<Tally> {
  const random = new Random(seed);
  const tally = createTally();
  const seen = new Set<string>();
  for (let tries = 0; tally.made < count && tries < count * 20; tries++) {
    const mutation = mutate(site.pick(random), random);
    if (!mutation || seen.has(mutation.text) || site.isHarmless(mutation)) continue;
    seen.add(mutation.text);
    await addMutation(tally, site, mutation);
  }
  return tally;
}

/** Adds up the tallies of several sites or kinds. */
export function addTallies(tallies: readonly Tally[]): Tally {
  const sum = createTally();
  for (const tally of tallies)
    for (const key of Object.keys(sum) as (keyof Tally)[])
      if (key === 'strays') sum.strays.push(...tally.strays);
      else sum[key] += tally[key];
  return sum;
}

/** Formats tallies as a Markdown table, with a line for all of them. */
export function formatTallies(tallies: Record<string, Tally>): string {
  const total = addTallies(Object.values(tallies));
  const rows = [...Object.entries(tallies), ['all', total] as const].map(([name, one]) => {
    const share = (part: number, of: number) =>
      of === 0 ? '–' : `${((100 * part) / of).toFixed(1).replace('.0', '')} %`;
    return [
      name,
      one.made,
      share(one.reported, one.made),
      share(one.atPlace, one.reported),
      share(one.single, one.reported),
      share(one.suggested, one.misspelt),
      one.fixed,
      share(one.restored, one.fixed),
      one.harmed,
      one.made - one.reported,
      one.moreThanThree,
    ].join(' | ');
  });
  return [
    '| kind | made | reported | right line | exactly one | right suggestion | fixed | restored | harmed | silent | more than three |',
    '|---|---|---|---|---|---|---|---|---|---|---|',
    ...rows.map((row) => `| ${row} |`),
  ].join('\n');
}

function createTally(): Tally {
  return {
    made: 0,
    reported: 0,
    atPlace: 0,
    single: 0,
    moreThanThree: 0,
    misspelt: 0,
    suggested: 0,
    fixed: 0,
    restored: 0,
    harmed: 0,
    strays: [],
  };
}

async function addMutation(tally: Tally, site: MutationSite, mutation: Mutation): Promise<void> {
  const found = await site.check(mutation);
  const original = site.files.get(mutation.path) ?? '';
  tally.made++;
  const describe = (fault: string) =>
    void tally.strays.push(`${fault}: ${describeMutation(mutation, found)}`);
  if (found.length === 0) return describe('silent');
  tally.reported++;
  if (isAtPlace(mutation, found, original)) tally.atPlace++;
  else describe('elsewhere');
  if (found.length === 1) tally.single++;
  else describe('several');
  if (found.length > 3) tally.moreThanThree++;
  const { meant } = mutation;
  if (meant !== undefined) {
    tally.misspelt++;
    if (found.some((one) => suggests(one, meant))) tally.suggested++;
    else describe('no suggestion');
  }
  await addFix(tally, site, mutation, found, describe);
}

async function addFix(
  tally: Tally,
  site: MutationSite,
  mutation: Mutation,
  found: Diagnostic[],
  describe: (fault: string) => void,
): Promise<void> {
  const outcome = await fixMutation(site, mutation, found);
  if (!outcome) return;
  tally.fixed++;
  const { texts, remaining } = outcome;
  const isRestored =
    [...texts].every(
      ([path, text]) => text === site.files.get(path) || site.isHarmless({ path, text }),
    ) || isSameInOtherForm(texts.get(mutation.path), mutation.text);
  if (isRestored) {
    tally.restored++;
    return;
  }
  const countErrors = (list: Diagnostic[]) =>
    list.filter(({ severity }) => severity === 'error').length;
  // With nothing left to report, nobody would notice that the content is another one.
  const isHarm = remaining.length === 0 || countErrors(remaining) > countErrors(found);
  if (isHarm) tally.harmed++;
  describe(isHarm ? 'harmed' : 'not restored');
}

/** Whether the only change is quotation marks or the form of a date, which keep what was meant. */
function isSameInOtherForm(fixed: string | undefined, written: string): boolean {
  const simplify = (text: string) =>
    text.replaceAll('"', '').replace(/(\d{4})\/(\d\d)\/(\d\d)/g, '$1-$2-$3');
  return fixed !== undefined && simplify(fixed) === simplify(written);
}

/** Applies fixes as `check --fix` does; undefined if it changes nothing. */
async function fixMutation(
  site: MutationSite,
  mutation: Mutation,
  found: Diagnostic[],
): Promise<{ texts: FileTexts; remaining: Diagnostic[] } | undefined> {
  const mutated = new Map([[mutation.path, mutation.text]]);
  const fixed = await fixSite(found, {
    read: async (path) => mutated.get(path) ?? site.files.get(path) ?? '',
    check: (texts) => site.check(new Map([...mutated, ...texts])),
  });
  if (fixed.size === 0) return undefined;
  const texts = new Map([...mutated, ...fixed]);
  return { texts, remaining: await site.check(texts) };
}

function describeMutation(mutation: Mutation, found: Diagnostic[]): string {
  const line = (mutation.text.split('\n')[getLine(mutation) - 1] ?? '').trim();
  const reported = found
    .slice(0, 5)
    .map(({ file, line, code, message, hint }) =>
      [file === mutation.path ? '' : file, `:${line} ${code} ${message} (${hint})`].join(''),
    );
  const more = found.length > 5 ? ` … ${found.length} in all` : '';
  return `${mutation.path}:${getLine(mutation)} ${JSON.stringify(line)} → ${reported.join(' ; ')}${more}`;
}
