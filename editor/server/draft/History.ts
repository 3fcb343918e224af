import { type Static, Type } from 'typebox';
import {
  applyPatch,
  diffTexts,
  invertPatch,
  type TextPatch,
} from '../../../base/text/TextPatch.ts';

const patch = Type.Object({ at: Type.Number(), before: Type.String(), after: Type.String() });

export const step = Type.Object({
  label: Type.String(),
  // Steps with the same key in quick succession are merged, as the letters of a word.
  key: Type.Optional(Type.String()),
  // In milliseconds since 1970.
  time: Type.Number(),
  patches: Type.Record(Type.String(), patch),
});

/** One step that can be undone: a patch for each file that it changed. */
type Step = Static<typeof step>;

/** The time within which steps with the same key are merged, in milliseconds. */
const mergeTime = 1500;

/** The steps that can be undone and redone. */
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

  /** Replaces the steps by the steps of an earlier session. */
  restore(done: readonly Step[], undone: readonly Step[]): void {
    this.#done = [...done];
    this.#undone = [...undone];
  }

  /** Adds a step, or merges it with the last one. Nothing can be redone afterwards. */
  add(label: string, changes: Map<string, { before: string; after: string }>, key?: string): void {
    const time = Date.now();
    const last = this.#done.at(-1);
    const isMerged = key !== undefined && last?.key === key && time - last.time < mergeTime;
    const patches: Record<string, TextPatch> = {};
    for (const [file, { before, after }] of changes) {
      const earlier = isMerged ? last.patches[file] : undefined;
      const original = earlier ? applyPatch(before, invertPatch(earlier)) : before;
      patches[file] = diffTexts(original ?? before, after);
    }
    if (isMerged) this.#done.pop();
    this.#done.push({ label, time, patches, ...(key !== undefined && { key }) });
    this.#undone = [];
  }

  /** Lets the next step merge with the last one for as long as if the last one was made now. */
  extend(): void {
    const last = this.#done.at(-1);
    if (last) last.time = Date.now();
  }

  /**
   * Undoes the last step; returns the texts before it, or undefined if it cannot be undone.
   *
   * @param accept throws to keep the step
   */
  undo(text: (file: string) => string, accept: AcceptTexts): Map<string, string> | undefined {
    return moveStep(this.#done, this.#undone, invertPatch, text, accept);
  }

  /** Redoes the step undone last; returns the texts after it, or undefined if it cannot be redone. */
  redo(text: (file: string) => string, accept: AcceptTexts): Map<string, string> | undefined {
    return moveStep(this.#undone, this.#done, (patch) => patch, text, accept);
  }
}

type AcceptTexts = (texts: ReadonlyMap<string, string>) => void;

function moveStep(
  from: Step[],
  to: Step[],
  direct: (patch: TextPatch) => TextPatch,
  text: (file: string) => string,
  accept: AcceptTexts,
): Map<string, string> | undefined {
  const step = from.at(-1);
  if (!step) return undefined;
  const texts = new Map<string, string>();
  for (const [file, patch] of Object.entries(step.patches)) {
    const next = applyPatch(text(file), direct(patch));
    if (next === undefined) return undefined;
    texts.set(file, next);
  }
  accept(texts);
  from.pop();
  // The next step must not be merged with one that was undone in between.
  to.push({ ...step, time: 0 });
  return texts;
}
