import { RE2JS } from 're2js';

/**
 * Compiles the `pattern:` of a form to a matcher whose time grows linearly with the text. JavaScript's
 * own engine backtracks: `^(a+)+$` takes twice as long for every further character, and one visitor
 * could stop the process. RE2 decides the same without backtracking.
 *
 * @param source a regular expression as the browser takes it, with the flag `u`
 * @throws SyntaxError when it is no regular expression, or needs backtracking (lookaround, references
 *   to groups, more than 1,000 repetitions)
 */
export function compileLinearPattern(source: string, flags = 'u'): Matcher {
  // What only RE2 understands must fail here as it does in the browser.
  const text = String(new RegExp(source, flags));
  let compiled: RE2JS;
  try {
    compiled = RE2JS.compile(RE2JS.translateRegExp(asWritten(source)));
  } catch (error) {
    throw new SyntaxError(`The pattern ${text} cannot be matched in linear time: ${reason(error)}`);
  }
  return { test: (value) => compiled.matcher(value).find(), toString: () => text };
}

/** What a validator needs of a regular expression. */
export interface Matcher {
  test: (value: string) => boolean;
  toString: () => string;
}

/** Writes out what means more in JavaScript than in RE2: `\s`, `\S`, `.` and the keys of `\p{…}`. */
function asWritten(source: string): string {
  let inClass = false;
  return source.replace(
    /\\([pP])\{(?:Script|sc|General_Category|gc)=|\\.|[.[\]]/gsu,
    (part, kind) => {
      if (kind !== undefined) return `\\${kind}{`;
      if (part === '[' || part === ']') inClass = part === '[';
      else if (part === '\\s') return inClass ? blank : `[${blank}]`;
      else if (part === '\\S') return inClass ? visible : `[${visible}]`;
      else if (part === '.' && !inClass) return '[^\\n\\r\\u2028\\u2029]';
      return part;
    },
  );
}

const blank = '\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff';
const visible =
  '\\u0000-\\u0008\\u000e-\\u001f!-\\u009f\\u00a1-\\u167f\\u1681-\\u1fff\\u200b-\\u2027\\u202a-\\u202e\\u2030-\\u205e\\u2060-\\u2fff\\u3001-\\ufefe\\uff00-\\u{10ffff}';

function reason(error: unknown): string {
  return (error as Error).message.replace(/^error parsing regexp: /, '');
}
