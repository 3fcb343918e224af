import type { FieldTexts } from '../messages/FieldTexts.ts';
import { parseAddress } from '../text/parseAddress.ts';
import { defaultMaxLengths, type FieldRules } from './FormRules.ts';
import { tidyLine, tidyLines } from './tidyText.ts';

/**
 * Matches a single email address. Spaces, control characters, commas and angle brackets are refused,
 * so that an address cannot break a mail header; so are empty parts on either side.
 */
const emailPattern =
  /^(?!.{65,}@)(?:[^\s@<>()[\]\\,;:".\p{Cc}]+\.)*[^\s@<>()[\]\\,;:".\p{Cc}]+@(?:[^\s@<>()[\]\\,;:"._\p{Cc}-][^\s@<>()[\]\\,;:".\p{Cc}]*\.)+[^\s@<>()[\]\\,;:".\p{Cc}]{2,}$/u;

/** Evaluates the value of a text field that is not empty. */
export function evaluateText(
  field: FieldRules,
  raw: string,
  { matches, texts }: { matches: (pattern: string, text: string) => boolean; texts: FieldTexts },
): { value?: string; error?: string } {
  const { kind, min, max, pattern, message } = field;
  const tidy = kind === 'textarea' ? tidyLines(raw) : tidyLine(raw);
  const value = kind === 'url' ? addScheme(tidy) : tidy;
  const length = countCharacters(value);
  const limit = max ?? defaultMaxLengths[kind] ?? 200;
  // The message of a form is about its own rules, not about the general limit.
  if (length > limit) return { error: (max && message) || texts.tooLong({ count: limit }) };
  if (length < (min ?? 0)) return { error: message ?? texts.tooShort({ count: min ?? 0 }) };
  if (kind === 'email' && !emailPattern.test(value)) return { error: message ?? texts.email };
  if (kind === 'url' && !isWebAddress(value)) return { error: message ?? texts.url };
  if (pattern !== undefined && !matches(pattern, value)) return { error: message ?? texts.wrong };
  return { value };
}

/** Counts code points, so that an emoji is one character. */
function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** Adds a missing scheme: `example.com` becomes `https://example.com`. */
function addScheme(text: string): string {
  return /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(text) ? text : `https://${text}`;
}

function isWebAddress(text: string): boolean {
  return (
    /^https?:\/\/[^\s/?#@.]+(?:\.[^\s/?#@.]+)+(?:[/?#]\S*)?$/iu.test(text) &&
    parseAddress(text) !== undefined
  );
}
