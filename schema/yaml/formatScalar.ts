import { parseDocument } from 'yaml';

/** The style of a scalar on one line, as the `yaml` package names it. */
export type ScalarStyle = 'PLAIN' | 'QUOTE_SINGLE' | 'QUOTE_DOUBLE';

/** Formats a scalar on one line, in the given style if that can represent it. */
export function formatScalar(
  value: string | number | boolean | null,
  { quoting = 'PLAIN', flow = false }: { quoting?: ScalarStyle; flow?: boolean } = {},
): string {
  if (typeof value !== 'string') return String(value);
  if (quoting === 'QUOTE_SINGLE' && !unprintable.test(value))
    return `'${value.replaceAll("'", "''")}'`;
  if (quoting === 'PLAIN' && isPlain(value, flow)) return value;
  return JSON.stringify(value).replace(/[\u007f-\u009f\u2028\u2029\ufeff]/g, escapeCharacter);
}

/** Whether a text needs no quotes, in YAML 1.1 either. */
function isPlain(value: string, flow: boolean): boolean {
  if (unprintable.test(value) || (flow && /[,[\]{}]|:(?=["'])/.test(value))) return false;
  if (/^$|^\s|\s$|^[-?:,[\]{}#&*!|>'"%@`=<~]|:(\s|$)|\s#|^\.\.\./.test(value)) return false;
  if (/^(y|n|yes|no|on|off|true|false|null|[-+.]?\d[\d_:.,-]*)$/i.test(value)) return false;
  return words.test(value) || parseDocument(value, { logLevel: 'silent' }).toJS() === value;
}

/** Matches most texts, which need not be parsed. */
const words = /^\p{L}[\p{L}\p{N} .,;()'’“”„!?/–—…&%+-]*$/u;

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is sought
const unprintable = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufeff]/;

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
