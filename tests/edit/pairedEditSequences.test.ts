import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isMapping } from '../../base/values/isMapping.ts';
import { DraftSession } from '../../editor/server/draft/DraftSession.ts';
import { isLongRun } from '../isLongRun.ts';
import {
  type Intent,
  intentLists,
  listChanged,
  noteCopies,
  pairedSite,
  readContents,
  runSteps,
  type Step,
  type Texts,
  toCommand,
} from './pairedCommands.ts';

const base: Texts = new Map(Object.entries(pairedSite));
const made = { merged: 0, conflicts: 0, values: 0 };

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'blockwright-pairs-'));
});
afterAll(() => {
  rmSync(root, { recursive: true });
  console.info(JSON.stringify(made));
  expect(made.merged).toBeGreaterThan(made.conflicts);
  expect(made.conflicts).toBeGreaterThan(2);
});

test('what two authors do becomes one of the serial orders, or a conflict: nothing is lost', async () => {
  const picks = fc.infiniteStream(fc.boolean());
  await fc.assert(
    fc.asyncProperty(
      intentLists,
      intentLists,
      picks,
      fc.nat({ max: 9 }),
      async (one, other, picks, saves) => {
        const mine = one.map((intent, index) => ({ intent, word: `mine${index}` }));
        const theirs = other.map((intent, index) => ({ intent, word: `theirs${index}` }));
        await expectMerge(mine, theirs, { picks, isSaved: saves === 0 });
      },
    ),
    {
      numRuns: Number(process.env.BLOCKWRIGHT_PAIRS ?? (isLongRun ? 10_000 : 150)),
      seed: Number(process.env.BLOCKWRIGHT_SEED ?? 29),
    },
  );
});

/** Has one author take over what the other published since, as a replay does. */
async function expectMerge(
  mine: readonly Step[],
  theirs: readonly Step[],
  { picks, isSaved }: { picks: Iterator<boolean>; isSaved: boolean },
): Promise<void> {
  const session = await openSession();
  for (const step of mine) {
    const command = toCommand(readTexts(session), step);
    try {
      if (command) session.applyCommands([command], 'step');
    } catch (error) {
      expect(error).toHaveProperty('name', 'EditError');
    }
  }
  const myTexts = readTexts(session);
  if (isSaved) await session.disk.save();
  const theirTexts = runSteps(base, theirs);
  const changes = [...theirTexts].filter(([file, text]) => text !== base.get(file));
  await session.disk.takeOver(
    new Map(changes.map(([file, after]) => [file, { before: base.get(file), after }])),
  );
  const { conflicts } = session;
  if (conflicts.length === 0) made.merged++;
  else {
    made.conflicts++;
    expect(common(listChanged(base, myTexts), listChanged(base, theirTexts))).not.toEqual([]);
  }
  const dropped: unknown[] = [];
  for (const { file, values } of conflicts) {
    expect(values).not.toEqual([]);
    made.values += values.length;
    const choices = values.map((value) => [value, picks.next().value ? 'mine' : 'theirs'] as const);
    for (const [value, side] of choices)
      dropped.push(value.path, side === 'mine' ? value.theirs : value.mine);
    session.resolveConflict(file, Object.fromEntries(choices.map(([{ id }, side]) => [id, side])));
  }
  if (isSaved) {
    await session.disk.save();
    expect(session.unsaved).toEqual([]);
  }
  const result = readTexts(session);
  const [words, chosen] = [listWords(result), listWords(dropped)];
  const written = [...listWords(myTexts), ...listWords(theirTexts)];
  expect(written.filter((word) => !words.has(word) && !chosen.has(word))).toEqual([]);
  if (conflicts.length > 0) return;
  const content = normalize(result, [...mine, ...theirs]);
  const orders = interleave(noteCopies(base, mine), noteCopies(base, theirs)).map((steps) =>
    normalize(runSteps(base, steps), [...mine, ...theirs]),
  );
  expect(orders).toContain(content);
}

async function openSession(): Promise<DraftSession> {
  rmSync(root, { recursive: true });
  for (const [file, text] of base) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return DraftSession.open(root);
}

function readTexts(session: DraftSession): Texts {
  return new Map(Array.from(base.keys(), (file) => [file, session.text(file)]));
}

/** Lists the words that authors wrote. */
function listWords(content: unknown): Set<string> {
  const value = content instanceof Map ? [...content.values()] : content;
  return new Set(JSON.stringify(value ?? '').match(/(?:mine|theirs)\d/g));
}

function common(one: readonly string[], other: readonly string[]): string[] {
  return one.filter((name) => other.includes(name));
}

/** Lists all orders of the steps of both that keep the order of each; the two without a mixture first. */
function interleave(mine: readonly Step[], theirs: readonly Step[]): Step[][] {
  const mix = (one: readonly Step[], other: readonly Step[]): Step[][] => {
    const [first, second] = [one[0], other[0]];
    if (!first || !second) return [[...one, ...other]];
    return [
      ...mix(one.slice(1), other).map((rest) => [first, ...rest]),
      ...mix(one, other.slice(1)).map((rest) => [second, ...rest]),
    ];
  };
  return mix(mine, theirs);
}

/**
 * Returns the content, without an order where several steps of the authors change the order. What both
 * authors add likewise, as a copy of the same section, counts once.
 */
function normalize(texts: Texts, steps: readonly Step[]): string {
  const counts = (whats: Intent['what'][]) =>
    steps.filter(({ intent }) => whats.includes(intent.what)).length;
  const isOrdered =
    counts(['insert', 'remove', 'move', 'duplicate', 'moveToPage', 'toBlock', 'inline']) < 2;
  const arePagesOrdered = counts(['addPage', 'duplicatePage', 'deletePage', 'renamePage']) < 1;
  const areItemsOrdered = counts(['item', 'addItem']) < 2;
  return JSON.stringify(readContents(texts), (key, value) => {
    if (key === 'items' && !areItemsOrdered) return value.toSorted();
    if (key === 'sections' && !isOrdered)
      return [...new Set(value.map((one: object) => sortKeys(one)))].sort();
    if (key === 'pages' && arePagesOrdered) return value;
    // The order of the keys of a section means nothing.
    return isMapping(value) ? Object.fromEntries(Object.entries(value).sort()) : value;
  });
}

function sortKeys(section: object): string {
  return JSON.stringify(Object.entries(section).sort());
}
