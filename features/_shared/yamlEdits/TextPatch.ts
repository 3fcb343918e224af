/** The difference between two texts: at offset `at`, `before` is replaced by `after`. */
export interface TextPatch {
  at: number;
  before: string;
  after: string;
}

/** Returns the smallest patch that turns one text into the other. */
export function diffTexts(before: string, after: string): TextPatch {
  const shortest = Math.min(before.length, after.length);
  // Comparing whole blocks is fast: only the block that differs is compared by characters.
  const block = 4096;
  let at = 0;
  while (at + block <= shortest && before.slice(at, at + block) === after.slice(at, at + block))
    at += block;
  while (at < shortest && before.charCodeAt(at) === after.charCodeAt(at)) at++;
  const [end, otherEnd] = [before.length, after.length];
  let tail = 0;
  while (
    tail + block <= shortest - at &&
    before.slice(end - tail - block, end - tail) ===
      after.slice(otherEnd - tail - block, otherEnd - tail)
  )
    tail += block;
  while (
    tail < shortest - at &&
    before.charCodeAt(end - 1 - tail) === after.charCodeAt(otherEnd - 1 - tail)
  )
    tail++;
  return {
    at,
    before: before.slice(at, before.length - tail),
    after: after.slice(at, after.length - tail),
  };
}

/** Applies a patch to a text; returns undefined if the text does not contain `before` there. */
export function applyPatch(text: string, { at, before, after }: TextPatch): string | undefined {
  if (text.slice(at, at + before.length) !== before) return undefined;
  return text.slice(0, at) + after + text.slice(at + before.length);
}

/** Returns the patch that undoes another. */
export function invertPatch({ at, before, after }: TextPatch): TextPatch {
  return { at, before: after, after: before };
}
