import type { Problem } from '../../diagnostics/Problem.ts';
import { reservedCharacter } from '../../rules/yaml/reserved-character.ts';
import type { SourceFile } from '../source/SourceFile.ts';

/**
 * Explains a text without quotes that starts with a character which means something else in YAML: a
 * link `[text](…)`, `{name}`, `>`, an apostrophe and so on.
 */
export function explainTextStart(source: SourceFile, line: number): Problem | undefined {
  const match = /^(\s*(?:- +)*(?:[\w@-]+: +)?)(\S.*?)\s*$/.exec(source.line(line));
  const [, before = '', text = ''] = match ?? [];
  const form = before.trim() && forms.find(({ pattern }) => pattern.test(text));
  if (!form) return undefined;
  const from = (source.lineStarts[line - 1] ?? 0) + before.length;
  const at = { file: source, from, to: from + text.length };
  const isCertain = !/["\\]| #/.test(text);
  const corrected = text.replace(singleBraces, '{{ $1 }}');
  return reservedCharacter({
    message: `Put a text that starts with \`${text[0]}\` in quotes; YAML reads it as ${form.meaning}.`,
    hint: isCertain ? `write "${corrected}"` : 'put the whole text in quotes',
    at,
    ...(isCertain && { fix: [{ at, text: `"${corrected}"` }] }),
  });
}

const forms = [
  { pattern: /^\?\s+\S/, meaning: 'the start of a key' },
  { pattern: /^\[[^[\]{}]*\]\s*[^\s,}\]#]/, meaning: 'the start of a list' },
  { pattern: /^'(?:tis|twas|twill|til|em|n|cause|\d0s)\b[^']*$/i, meaning: 'a quotation mark' },
  { pattern: /^[@`]/, meaning: 'a reserved character' },
  { pattern: /^\{[^{}:,]+\}\s*[^\s,}\]#]/, meaning: 'the start of a mapping' },
  { pattern: /^>\s*[\p{L}\p{N}]*\p{L}/u, meaning: 'the start of a longer text below' },
];

const singleBraces = /(?<!\{)\{\s*([A-Za-z]\w*(?:\.\w+)+)\s*\}(?!\})/g;
