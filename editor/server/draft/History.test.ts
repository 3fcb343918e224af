import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diffTexts, invertPatch } from '../../../features/_shared/yamlEdits/index.ts';
import { elsewhere, History } from './History.ts';
import { moveToEnd } from './moveToEnd.ts';

/** A text and its history, changed by several windows. */
class Draft {
  text: string;
  readonly history = new History();

  constructor(text: string) {
    this.text = text;
  }

  replace(before: string, after: string, by: string, key?: string): void {
    const next = this.text.replace(before, after);
    const changes = new Map([['file', { before: this.text, after: next }]]);
    this.history.add(after, changes, { by, key });
    this.text = next;
  }

  move(direction: 'undo' | 'redo', by: string): string | undefined {
    const mayTake = (of: string | undefined) => of === by;
    const texts = this.history[direction]({
      by,
      mayTake,
      text: () => this.text,
      accept: () => undefined,
    });
    this.text = texts?.get('file') ?? this.text;
    return texts && this.text;
  }
}

test('undo in one window takes back what it saved, and not what another one saved', () => {
  const draft = new Draft('one two three');
  draft.replace('one', 'A-1', 'a');
  draft.replace('two', 'B-longer', 'b');
  draft.history.markSaved();
  draft.replace('three', 'A-3', 'a');
  draft.history.markSaved();
  expect(draft.text).toBe('A-1 B-longer A-3');
  expect(draft.history.next((by) => by === 'b').undo?.label).toBe('B-longer');
  expect(draft.move('undo', 'a')).toBe('A-1 B-longer three');
  expect(draft.move('undo', 'a')).toBe('one B-longer three');
  expect(draft.move('undo', 'a')).toBeUndefined();
  expect(draft.history.next((by) => by === 'a').undo).toBeUndefined();
  expect(draft.move('redo', 'a')).toBe('A-1 B-longer three');
  expect(draft.move('undo', 'b')).toBe('one B-longer three');
});

test('what is not saved yet is taken back by every window', () => {
  const draft = new Draft('one');
  draft.replace('one', 'two', 'a');
  expect(draft.move('undo', 'b')).toBe('one');
  expect(draft.move('redo', 'a')).toBe('two');
});

test('what was changed elsewhere is taken back by no window', () => {
  const draft = new Draft('one two');
  draft.replace('one', '1', 'a');
  draft.replace('two', 'of another program', elsewhere);
  expect(draft.history.next((by) => by !== elsewhere).undo?.label).toBe('1');
  expect(draft.move('undo', 'a')).toBe('one of another program');
  expect(draft.move('undo', 'a')).toBeUndefined();
});

test('what another window changed further and saved stays, with a message', () => {
  const draft = new Draft('one two');
  draft.replace('one', 'mine', 'a');
  draft.replace('mine', 'theirs', 'b');
  draft.history.markSaved();
  expect(() => draft.move('undo', 'a')).toThrow('Another window changed and saved this since');
  expect(draft.text).toBe('theirs two');
  expect(draft.history.done).toHaveLength(2);
});

test('letters of two windows are steps of their own', () => {
  const draft = new Draft('one two');
  draft.replace('one', '1', 'a', 'key');
  draft.replace('two', '2', 'b', 'key');
  expect(draft.history.done).toHaveLength(2);
});

test('keeps as many characters and steps as fit, the newest ones', () => {
  const history = new History();
  const texts = ['a', 'b'].map((letter) => letter.repeat(3_000_000));
  for (let round = 0; round < 20; round++) {
    const [before = '', after = ''] = round % 2 ? [...texts].reverse() : texts;
    history.add(`round ${round}`, new Map([['file', { before, after }]]));
  }
  expect(history.done.map(({ label }) => label)).toEqual(
    [14, 15, 16, 17, 18, 19].map((round) => `round ${round}`),
  );
  for (let round = 0; round < 2100; round++)
    history.add(`${round}`, new Map([['file', { before: 'a', after: 'b' }]]));
  expect(history.done).toHaveLength(2000);
});

test('changes lead to the same text in another order, or are of the same characters', () => {
  const edits = fc.array(
    fc.record({ at: fc.nat(12), length: fc.nat(3), text: fc.stringMatching(/^[xy]{0,3}$/) }),
    { minLength: 2, maxLength: 6 },
  );
  let moved = 0;
  fc.assert(
    fc.property(edits, fc.nat(4), (list, place) => {
      let text = 'abcdefghijkl';
      const changes = list.map(({ at, length, text: inserted }) => {
        const before = text;
        text = text.slice(0, at) + inserted + text.slice(at + length);
        return { patches: { file: diffTexts(before, text) } };
      });
      for (const toMade of [
        (patch: (typeof changes)[0]['patches']['file']) => patch,
        invertPatch,
      ]) {
        const given = changes.map(({ patches }) => ({ patches: { file: toMade(patches.file) } }));
        const result = moveToEnd(given, Math.min(place, given.length - 1), toMade);
        if (!result) continue;
        moved++;
        let other = 'abcdefghijkl';
        for (const { patches } of result) {
          const { at, before, after } = toMade(patches.file);
          expect(other.slice(at, at + before.length)).toBe(before);
          other = other.slice(0, at) + after + other.slice(at + before.length);
        }
        expect(other).toBe(text);
      }
    }),
    { numRuns: 500, seed: 43 },
  );
  expect(moved).toBeGreaterThan(200);
});
