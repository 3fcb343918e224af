/** The one stretch in which two texts differ. */
export interface Patch {
  at: number;
  before: string;
  after: string;
}

/** What leads from one text to another. */
export function patchBetween(before: string, after: string): Patch {
  let at = 0;
  const shortest = Math.min(before.length, after.length);
  while (at < shortest && before[at] === after[at]) at++;
  let tail = 0;
  while (tail < shortest - at && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  return {
    at,
    before: before.slice(at, before.length - tail),
    after: after.slice(at, after.length - tail),
  };
}

/** The text with a patch made; undefined when the text is not the one the patch was made for. */
export function patched(text: string, { at, before, after }: Patch): string | undefined {
  if (text.slice(at, at + before.length) !== before) return undefined;
  return text.slice(0, at) + after + text.slice(at + before.length);
}

/** The patch that takes another back. */
export function inverse({ at, before, after }: Patch): Patch {
  return { at, before: after, after: before };
}
