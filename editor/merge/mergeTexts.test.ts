import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyEdit, YamlText } from '../../features/_shared/yamlEdits/index.ts';
import { isLongRun } from '../../tests/isLongRun.ts';
import { listEdits } from './listEdits.ts';
import type { Merged } from './Merged.ts';
import { mergeTexts } from './mergeTexts.ts';
import { listConflicts, settleTexts } from './settleTexts.ts';
import type { Side } from './settleValues.ts';

interface Section {
  id: number;
  headline: string;
  text: string;
  items: string[];
}
interface Page {
  id: number;
  route: string;
  title: string;
  sections: Section[];
}
interface Command {
  kind: 'headline' | 'item' | 'title' | 'route' | 'add' | 'remove' | 'move';
  page: number;
  section: number;
  other: number;
}

/** What an author sees and writes: commands name pages and sections, wherever they are by now. */
const manifest = `# one site
pages:
  /: # the start
    title: Home
    sections:
      # greets
      - type: feature
        headline: Hello there
        text: We are pleased to see you
        items: [one, two]

      - type: feature
        headline: What we do
        text: Everything that you need
        items:
          - three # of four
          - four
      - { type: feature, headline: Where we are, text: In a town by the sea, items: [five, six] }
      # asks
      - type: feature
        headline: Who we are
        text: Two sisters and a dog
        items: [seven, eight]
  # costs
  /prices:
    title: Prices
    sections:
      - type: feature
        headline: What it costs
        text: >-
          Less than you think, and
          nothing before the first call
        items: [nine, ten]
      - type: feature
        headline: What is included
        text: The work and the journey
        items: [eleven, twelve]
`;

const authors = ['mine', 'theirs'] as const;
const commandLists = fc.array(
  fc.record<Command>({
    kind: fc.constantFrom(
      'headline',
      'headline',
      'item',
      'title',
      'route',
      'add',
      'remove',
      'move',
    ),
    page: fc.nat({ max: 1 }),
    section: fc.nat({ max: 5 }),
    other: fc.nat({ max: 5 }),
  }),
  { minLength: 1, maxLength: 4 },
);

test('merges what two authors did into one of the serial orders, or asks about what both changed', () => {
  let merges = 0;
  fc.assert(
    fc.property(
      commandLists,
      commandLists,
      fc.infiniteStream(fc.boolean()),
      (mine, theirs, picks) => {
        const start = readPages();
        const texts = [mine, theirs].map((commands, index) =>
          writeText(run(start, commands, authors[index] as string)),
        );
        const [myText = '', theirText = ''] = texts;
        const merged = mergeTexts('pages.yaml', manifest, myText, theirText);
        const orders = [
          run(run(start, mine, 'mine'), theirs, 'theirs'),
          run(run(start, theirs, 'theirs'), mine, 'mine'),
        ].map(toContent);
        if (merged.mine === merged.theirs) {
          merges += 1;
          const did = (kind: string) => (list: Command[]) => list.some((one) => one.kind === kind);
          const lists = [mine, theirs];
          const isCalm = !lists.some(did('move')) && !lists.some(did('remove'));
          const isOrdered = !lists.every(did('move'));
          const content = JSON.stringify(new YamlText(merged.mine).value);
          const [result, ...serial] = [content, ...orders].map((text) =>
            withoutPlaces(text, { isCalm, isOrdered }),
          );
          expect(serial).toContain(result);
          return;
        }
        // Nothing is asked where each author worked on sections and pages of their own.
        const touched = [mine, theirs].map((commands) => new Set(commands.flatMap(touches)));
        expect([...(touched[0] ?? [])].filter((name) => touched[1]?.has(name))).not.toEqual([]);
        expectChoices(merged, picks);
      },
    ),
    { numRuns: isLongRun ? 10_000 : 200 },
  );
  expect(merges).toBeGreaterThan(50);
});

/** Chooses a side for each value: what both sides agree on stays, and so does each chosen value. */
function expectChoices(merged: Merged<string>, picks: Iterator<boolean>): void {
  const conflicts = listConflicts('pages.yaml', merged);
  expect(conflicts).not.toEqual([]);
  expect(new Set(conflicts.map(({ id }) => id)).size).toBe(conflicts.length);
  const settle = (choose: () => Side) => {
    const choices = Object.fromEntries(conflicts.map(({ id }) => [id, choose()]));
    return { choices, text: settleTexts('pages.yaml', merged, choices) };
  };
  for (const side of authors) expect(settle(() => side).text).toBe(merged[side]);
  const { choices, text } = settle(() => (picks.next().value ? 'mine' : 'theirs'));
  const leaves = (value: unknown): string[] => JSON.stringify(value ?? '').match(/"[^"]+"/g) ?? [];
  const [mine, theirs, result] = [merged.mine, merged.theirs, text].map((one) =>
    leaves(new YamlText(one).value),
  );
  const chosen = conflicts
    .filter(({ kind }) => kind !== 'order')
    .flatMap((conflict) => leaves(conflict[choices[conflict.id] ?? 'mine']));
  expect(result).toEqual(expect.arrayContaining(chosen));
  expect(result).toEqual(
    expect.arrayContaining((mine ?? []).filter((leaf) => theirs?.includes(leaf))),
  );
}

/** Lists what a command changes, so that another author who changes the same may be asked. */
function touches({ kind, page, section }: Command): string[] {
  if (kind === 'route' || kind === 'title') return [`${kind} ${page}`];
  if (kind === 'add') return [];
  return [`section ${section}`, ...(kind === 'move' ? [`order ${section < 4 ? 0 : 1}`] : [])];
}

function readPages(): Page[] {
  const { pages } = new YamlText(manifest).value as { pages: Record<string, Omit<Page, 'route'>> };
  let id = 0;
  return Object.entries(pages).map(([route, { title, sections }], index) => ({
    id: index,
    route,
    title,
    sections: sections.map(({ headline, text, items }) => ({ id: id++, headline, text, items })),
  }));
}

/** Applies commands as one author does; those to what another removed have no effect. */
function run(pages: readonly Page[], commands: readonly Command[], author: string): Page[] {
  const result = structuredClone(pages) as Page[];
  commands.forEach(({ kind, page: pageId, section: id, other }, step) => {
    const page = result.find((one) => one.id === pageId) as Page;
    const written = `${author} ${step}`;
    if (kind === 'title') page.title = `${page.title}, ${written}`;
    else if (kind === 'route') page.route = `/${author}-${pageId}`;
    else if (kind === 'add') {
      const at = page.sections.findIndex((section) => section.id === other);
      const section = { headline: `New ${written}`, text: `From ${written}`, items: [written] };
      page.sections.splice(at + 1, 0, { id: -1, ...section });
    } else {
      const { sections } = result.find((one) => one.sections.some((own) => own.id === id)) ?? {};
      const index = sections?.findIndex((section) => section.id === id) ?? -1;
      const section = sections?.[index];
      if (!sections || !section) return;
      if (kind === 'headline') section.headline = `Said ${written}`;
      else if (kind === 'item') section.items[1] = `Item ${written}`;
      else sections.splice(index, 1);
      if (kind === 'move') {
        const at = sections.findIndex((one) => one.id === other);
        sections.splice(at < 0 ? index : at + 1, 0, section);
      }
    }
  });
  return result;
}

function toContent(pages: readonly Page[]): string {
  const content = pages.map(({ route, title, sections }) => [
    route,
    { title, sections: sections.map(({ id: _, ...section }) => ({ type: 'feature', ...section })) },
  ]);
  return JSON.stringify({ pages: Object.fromEntries(content) });
}

/**
 * Sorts what has no certain place: added sections if an author moved or removed others, because "after"
 * one is no longer "before" the next, and all sections if both authors moved some.
 */
function withoutPlaces(content: string, places: { isCalm: boolean; isOrdered: boolean }): string {
  const { pages } = JSON.parse(content) as { pages: Record<string, Page> };
  const isPlaced = ({ headline }: Section) =>
    headline.startsWith('New') ? places.isCalm : places.isOrdered;
  for (const page of Object.values(pages)) {
    const others = page.sections.filter((section) => !isPlaced(section));
    page.sections = [
      ...page.sections.filter(isPlaced),
      ...others.sort((one, other) => one.text.localeCompare(other.text)),
    ];
  }
  return JSON.stringify({ pages });
}

function writeText(pages: readonly Page[]): string {
  let yaml = new YamlText(manifest);
  for (const edit of listEdits(yaml.value, JSON.parse(toContent(pages))))
    yaml = applyEdit(yaml, edit);
  expect(JSON.stringify(yaml.value)).toBe(toContent(pages));
  return yaml.text;
}
