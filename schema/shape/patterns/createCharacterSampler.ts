import type { AST } from '@eslint-community/regexpp';

/**
 * Returns a function that finds the sample characters (by index) that an element of the pattern
 * matches. Two elements overlap if they share one. The samples are the characters of the pattern,
 * their neighbours, and characters of each kind that a class such as `\w` or `\p{L}` may name.
 */
export function createCharacterSampler(
  pattern: string,
): (node: AST.Element) => ReadonlySet<number> {
  const samples = [...new Set([...common, ...listNeighbours(pattern)])];
  const cache = new Map<string, ReadonlySet<number>>();
  return ({ raw, type }) => {
    const source = type === 'Backreference' ? '[^]' : raw;
    let matched = cache.get(source);
    if (!matched) {
      const expression = new RegExp(`^(?:${source})$`, 'u');
      matched = new Set(samples.flatMap((text, index) => (expression.test(text) ? [index] : [])));
      cache.set(source, matched);
    }
    return matched;
  };
}

/** The limits of `\d`, `\w` and `\s`, and letters, marks, digits and signs of several scripts. */
const common = [
  ...'09azAZ_ \t\n\r\v\f\u00a0\u2028\u3000\ufeff\0\u007f',
  ...'!"#$%&\'()*+,-./:;<=>?@[\\]^`{|}~',
  ...'éÉßñøşİıſΩωЖжאع中あ한ไक\u0301٣५²½Ⅷ€£¥©™—…«»“”😀🇺𝒜',
];

function listNeighbours(pattern: string): string[] {
  const codes = [...pattern].map((character) => character.codePointAt(0) ?? 0);
  const escaped = pattern.matchAll(/\\(?:x([\da-f]{2})|u([\da-f]{4})|u\{([\da-f]+)\})/gi);
  for (const [, byte, unit, point] of escaped)
    codes.push(Number.parseInt(byte ?? unit ?? point ?? '0', 16));
  return codes.flatMap((code) =>
    [code - 1, code, code + 1]
      .filter((suggestion) => suggestion >= 0 && suggestion <= 0x10ffff)
      .map((suggestion) => String.fromCodePoint(suggestion)),
  );
}
