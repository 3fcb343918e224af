/** Returns the one word in which two names differ, or the whole names if they differ otherwise. */
export function findDifference(name: string, other: string): [word: string, other: string] {
  const words = name.split(separators);
  const others = other.split(separators);
  const different = words.flatMap((word, index) =>
    word === others[index] ? [] : [[word, others[index] ?? ''] as [string, string]],
  );
  const [pair, ...more] = different;
  return pair && more.length === 0 && words.length === others.length ? pair : [name, other];
}

/** Replaces a word of a text outside `{{ }}`; undefined unless it is there exactly once. */
export function replaceWord(text: string, word: string, by: string): string | undefined {
  const parts = text.split(/(\{\{.*?\}\}|[^\p{L}\p{N}{}]+)/u);
  const found = parts.flatMap((part, index) => (part === word ? [index] : []));
  const [index] = found;
  return found.length === 1 && index !== undefined ? parts.with(index, by).join('') : undefined;
}

const separators = /[^\p{L}\p{N}]+/u;
