import { type Static, Type } from 'typebox';
import {
  applyPatch,
  diffTexts,
  EditError,
  invertPatch,
  type TextPatch,
} from '../../../features/_shared/yamlEdits/index.ts';
import { moveToEnd } from './moveToEnd.ts';

const patch = Type.Object({ at: Type.Number(), before: Type.String(), after: Type.String() });

export const step = Type.Object({
  label: Type.String(),
  // Steps with the same key that follow one another are merged, as the letters of a word.
  key: Type.Optional(Type.String()),
  // In milliseconds since 1970.
  time: Type.Number(),
  patches: Type.Record(Type.String(), patch),
  // Who changed, undid or redid this.
  by: Type.Optional(Type.String()),
  // Whether it was saved since.
  saved: Type.Optional(Type.Boolean()),
});

/** One step that can be undone: a patch for each file that it changed. */
export type Step = Static<typeof step>;

/** Stands for whoever made a change on disk, with another program or on another branch. */
export const elsewhere = 'elsewhere';

/** Whether a step may be undone or redone, by what is known of who did it. */
type MayTake = (by: string | undefined) => boolean;

/** How many steps can be undone at most, and how many characters all steps have. */
const mostSteps = 2000;
const mostCharacters = 40_000_000;

/**
 * The steps that can be undone and redone: those that are not saved yet, whoever made them, and saved ones
 * of those who may take them back.
 */
export class History {
  #undone: Step[] = [];
  #done: Step[] = [];

  /** Steps that can be undone, oldest first. */
  get done(): readonly Step[] {
    return this.#done;
  }

  /** Steps that can be redone, the next one last. */
  get undone(): readonly Step[] {
    return this.#undone;
  }

  /** Returns the steps that would be undone and redone next. */
  next(mayTake: MayTake): { undo: Step | undefined; redo: Step | undefined } {
    const find = (steps: readonly Step[]) => steps[findNext(steps, mayTake)];
    return { undo: find(this.#done), redo: find(this.#undone) };
  }

  /** Replaces the steps by the steps of an earlier session. */
  restore(done: readonly Step[], undone: readonly Step[]): void {
    this.#done = [...done];
    this.#undone = [...undone];
  }

  /** Adds a step, or merges it with the last one. Nothing can be redone afterwards. */
  add(
    label: string,
    changes: ReadonlyMap<string, { before: string; after: string }>,
    { key, by }: { key?: string | undefined; by?: string | undefined } = {},
  ): void {
    const time = Date.now();
    const last = this.#done.at(-1);
    const isMerged = key !== undefined && last?.key === key && last.by === by;
    const patches: Record<string, TextPatch> = {};
    for (const [file, { before, after }] of changes) {
      const earlier = isMerged ? last.patches[file] : undefined;
      const original = earlier ? applyPatch(before, invertPatch(earlier)) : before;
      patches[file] = diffTexts(original ?? before, after);
    }
    if (isMerged) this.#done.pop();
    this.#done.push({
      label,
      time,
      patches,
      ...(key !== undefined && { key }),
      ...(by !== undefined && { by }),
      ...(by === elsewhere && { saved: true }),
    });
    this.#undone = [];
    this.#dropOldest();
  }

  /** Notes that everything was saved. */
  markSaved(): void {
    const mark = (one: Step) => (one.saved ? one : { ...one, saved: true });
    this.#done = this.#done.map(mark);
    this.#undone = this.#undone.map(mark);
  }

  /**
   * Undoes the last step that may be; returns the texts before it, or undefined if there is none. Throws
   * an EditError if a later step is of the same characters.
   */
  undo(move: Move): Map<string, string> | undefined {
    return moveStep(this.#done, this.#undone, invertPatch, move);
  }

  /** Redoes the step that was undone last, as `undo` does; returns the texts after it. */
  redo(move: Move): Map<string, string> | undefined {
    return moveStep(this.#undone, this.#done, keepPatch, move);
  }

  #dropOldest(): void {
    let characters = this.#done.reduce((sum, one) => sum + countCharacters(one), 0);
    while (this.#done.length > mostSteps || characters > mostCharacters)
      characters -= countCharacters(this.#done.shift() as Step);
  }
}

interface Move {
  /** Who undoes or redoes. */
  by?: string | undefined;
  mayTake: MayTake;
  text(file: string): string;
  /** Throws to keep the step. */
  accept(texts: ReadonlyMap<string, string>): void;
}

function moveStep(
  from: Step[],
  to: Step[],
  direct: (patch: TextPatch) => TextPatch,
  { text, accept, by, mayTake }: Move,
): Map<string, string> | undefined {
  const index = findNext(from, mayTake);
  if (index < 0) return undefined;
  // The patches of the list as they led to the texts of now.
  const steps = moveToEnd(from, index, direct === invertPatch ? keepPatch : invertPatch);
  const moved = steps?.at(-1);
  if (!steps || !moved)
    throw new EditError('Another window changed and saved this since. Change it by hand');
  const texts = new Map<string, string>();
  for (const [file, patch] of Object.entries(moved.patches)) {
    const next = applyPatch(text(file), direct(patch));
    if (next === undefined) return undefined;
    texts.set(file, next);
  }
  accept(texts);
  from.splice(0, from.length, ...steps.slice(0, -1));
  // Without its key: the next step must not be merged with one that was undone in between.
  const { saved: _, by: __, key: ___, ...rest } = moved;
  to.push({ ...rest, ...(by !== undefined && { by }) });
  return texts;
}

const keepPatch = (patch: TextPatch) => patch;

/** Returns the index of the step that may be taken next; -1 if there is none. */
function findNext(steps: readonly Step[], mayTake: MayTake): number {
  return steps.findLastIndex((one) => !one.saved || mayTake(one.by));
}

/** Step → its number of characters, which is asked for after each change. */
const sizes = new WeakMap<Step, number>();

function countCharacters(of: Step): number {
  const known = sizes.get(of);
  if (known !== undefined) return known;
  const lengths = Object.values(of.patches).map(
    ({ before, after }) => before.length + after.length,
  );
  const size = lengths.reduce((sum, length) => sum + length, 0);
  sizes.set(of, size);
  return size;
}
