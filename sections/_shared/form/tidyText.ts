/**
 * Normalizes typed text for storage: line breaks as `\n`, NFC, trimmed, without invisible characters.
 * Copied text often contains some (zero-width spaces, direction marks of phone numbers), so they are
 * removed instead of rejected.
 *
 * functions/_shared/forms/tidyText.ts does the same; tests/formRules.test.ts compares the two.
 */
export function tidyText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(invisible, '')
    .replace(/[\u200c\u200d]/g, (joiner, at: number) =>
      isMeaningfulJoiner(text, at) ? joiner : '',
    )
    .trim()
    .normalize('NFC');
}

/** Format characters without a shape of their own, fillers, direction marks and tag characters. */
const invisible =
  /\u034f|\u17b4|\u17b5|[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202c\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;

/** Whether a joiner affects its neighbours: in emoji, and in scripts that use joiners. */
function isMeaningfulJoiner(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 2), at);
  return (
    joinable.test(text.slice(at + 1, at + 3)) && (emojiEnd.test(before) || wordEnd.test(before))
  );
}

const joinable = /^[\p{L}\p{M}\p{Extended_Pictographic}]/u;
const emojiEnd = /(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}]|\ufe0f)$/u;
const wordEnd =
  /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}])[\p{L}\p{M}]$/u;
