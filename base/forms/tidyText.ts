/**
 * Normalizes the text of a single-line field: as `tidyLines`, and each run of line breaks and tabs
 * becomes a space.
 */
export function tidyLine(text: string): string {
  return tidyLines(text).replace(/[\t\n]+/g, ' ');
}

/**
 * Normalizes a text that a visitor typed or pasted: line breaks of any kind become `\n`, characters are
 * composed (NFC), surrounding whitespace and invisible characters are removed. Copied text often
 * contains these, and visitors cannot see them, so none is refused.
 */
export function tidyLines(text: string): string {
  return text
    .replace(/\r\n|[\r\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(invisible, '')
    .replace(/[\u200c\u200d]/g, (joiner, at: number, all: string) =>
      isUsefulJoiner(all, at) ? joiner : '',
    )
    .trim()
    .normalize('NFC');
}

/**
 * Control characters except tab and line feed, lone surrogates, code points without a character, and
 * format characters without a glyph: fillers, direction marks and tags.
 */
const invisible =
  /(?![\t\n])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]|\u034f|\u17b4|\u17b5|[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffc\u{e0000}-\u{e007f}]/gu;

/** Whether a joiner changes how its neighbours look: in emoji, and in scripts that use joiners. */
function isUsefulJoiner(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 2), at);
  return (
    joinable.test(text.slice(at + 1, at + 3)) && (emojiEnd.test(before) || wordEnd.test(before))
  );
}

const joinable = /^[\p{L}\p{M}\p{Extended_Pictographic}]/u;
const emojiEnd = /(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}]|\ufe0f)$/u;
const wordEnd =
  /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}])[\p{L}\p{M}]$/u;
