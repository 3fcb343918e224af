import { applyPatch, diffTexts, invertPatch, type TextPatch } from './TextPatch.ts';

/** One step that can be undone: a patch for each file it changed. */
export interface Step {
  label: string;
  /** Steps of the same key that follow closely are one: typing a word is one step. */
  key?: string;
  time: number;
  patches: Record<string, TextPatch>;
}

const together = 1500;

/** What was done, and what was undone and may be done again. */
export class History {
  undone: Step[] = [];
  done: Step[] = [];

  /** Notes a change; joins it to the step before when it continues that one. */
  add(label: string, changes: Map<string, { before: string; after: string }>, key?: string): void {
    const time = Date.now();
    const last = this.done.at(-1);
    const joined = key !== undefined && last?.key === key && time - last.time < together;
    const patches: Record<string, TextPatch> = {};
    for (const [file, { before, after }] of changes) {
      const earlier = joined ? last.patches[file] : undefined;
      const original = earlier ? applyPatch(before, invertPatch(earlier)) : before;
      patches[file] = diffTexts(original ?? before, after);
    }
    if (joined) this.done.pop();
    this.done.push({ label, time, patches, ...(key !== undefined && { key }) });
    this.undone = [];
  }

  /** The texts before the last step; undefined when there is none, or the texts are others now. */
  undo(text: (file: string) => string): Map<string, string> | undefined {
    return turn(this.done, this.undone, invertPatch, text);
  }

  /** The texts after the step that was undone last. */
  redo(text: (file: string) => string): Map<string, string> | undefined {
    return turn(this.undone, this.done, (patch) => patch, text);
  }
}

function turn(
  from: Step[],
  to: Step[],
  direction: (patch: TextPatch) => TextPatch,
  text: (file: string) => string,
): Map<string, string> | undefined {
  const step = from.at(-1);
  if (!step) return undefined;
  const texts = new Map<string, string>();
  for (const [file, patch] of Object.entries(step.patches)) {
    const next = applyPatch(text(file), direction(patch));
    if (next === undefined) return undefined;
    texts.set(file, next);
  }
  from.pop();
  // What comes next must not be joined to a step that was undone in between.
  to.push({ ...step, time: 0 });
  return texts;
}
