/**
 * Returns a line of Markdown as plain words, for places that show no marks: titles of windows, feeds,
 * search engines, descriptions of pictures, subjects of mail. Keeps what is no mark, such as `2 * 3`.
 */
export function plainWords(text: string): string {
  if (!marks.test(text)) return text;
  const kept: string[] = [];
  const keep = (part: string) => `\0${kept.push(part) - 1}\0`;
  let words = text
    .replaceAll('\0', '')
    .replace(escapeOrCode, (whole, sign?: string, _?: string, code?: string) => {
      if (sign !== undefined) return keep(sign);
      return code === undefined ? keep(whole) : keep(code.replace(/^ (.*\S.*) $/s, '$1'));
    })
    .replace(link, '$1');
  // The innermost marks first.
  for (let before = ''; before !== words; ) {
    before = words;
    words = words.replace(stars, '$2').replace(underscores, '$2');
  }
  return words
    .replace(/\s*\n\s*/g, ' ')
    .replace(/\0(\d+)\0/g, (_, index: string) => kept[Number(index)] ?? '');
}

const marks = /[*_`[\\\n]/;

/** Any two runs of as many backticks are a pair, so that only the last of each length is read in vain. */
const escapeOrCode = /\\([!-/:-@[-`{-~])|(?<!`)(`{1,3})(?!`)(?:([\s\S]*?[^`])\2(?!`))?/g;

const target = '(?:<[^<>\\n]*>|[^\\s()<]*(?:\\([^\\s()]*\\)[^\\s()]*)*)';
const title = '(?:[ \\n]+(?:"[^"]*"|\'[^\']*\'))?';
const link = new RegExp(
  `!?\\[((?:[^[\\]]|\\[[^[\\]]*\\])*)\\]\\([ \\n]*${target}${title}[ \\n]*\\)`,
  'g',
);

const stars = /(\*{1,3})(?=[^\s*])([^*]*[^\s*])\1/g;
const underscores = /(?<![\p{L}\p{N}_])(_{1,3})(?=[^\s_])([^_]*[^\s_])\1(?![\p{L}\p{N}_])/gu;
