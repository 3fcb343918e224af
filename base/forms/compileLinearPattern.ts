import type { RE2JS } from 're2js';

/**
 * Compiles a `pattern:` to a matcher that runs in linear time. The JavaScript engine backtracks:
 * `^(a+)+$` takes twice as long for each further character, so a single request could block the
 * process. RE2 gives the same result without backtracking.
 *
 * @param source a regular expression in JavaScript syntax, used with the flag `u`
 * @param engine RE2, which callers load when they need it
 * @throws SyntaxError for an invalid regular expression, and for one that RE2 does not support
 *   (lookaround, back-references, counts above 1,000, long names of Unicode categories)
 */
export function compileLinearPattern(source: string, engine: typeof RE2JS): Matcher {
  // Syntax that only RE2 understands must fail here as it does in the browser.
  const text = String(new RegExp(source, 'u'));
  // RE2JS would read `\k` as the letter k.
  if (source.match(/\\./gsu)?.includes('\\k')) {
    throw createError(text, new Error('`\\k`'));
  }
  let compiled: RE2JS;
  try {
    compiled = engine.compile(engine.translateRegExp(expandEscapes(source)));
  } catch (error) {
    throw createError(text, error as Error);
  }
  return { test: (value) => compiled.matcher(value).find(), toString: () => text };
}

/** The methods of a regular expression that validators call. */
export interface Matcher {
  test: (value: string) => boolean;
  toString: () => string;
}

/** Spells out escapes that match more in JavaScript than in RE2: `\s`, `\S`, `.` and `\p{key=…}`. */
function expandEscapes(source: string): string {
  let inClass = false;
  return source.replace(
    /\\([pP])\{(?:Script|sc|General_Category|gc)=|\\.|[.[\]]/gsu,
    (part, letter) => {
      if (letter !== undefined) return `\\${letter}{`;
      if (part === '[' || part === ']') inClass = part === '[';
      else if (part === '\\s') return inClass ? whitespace : `[${whitespace}]`;
      else if (part === '\\S') return inClass ? nonWhitespace : `[${nonWhitespace}]`;
      else if (part === '.' && !inClass) return '[^\\n\\r\\u2028\\u2029]';
      return part;
    },
  );
}

const whitespace =
  '\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff';
const nonWhitespace =
  '\\u0000-\\u0008\\u000e-\\u001f!-\\u009f\\u00a1-\\u167f\\u1681-\\u1fff\\u200b-\\u2027\\u202a-\\u202e\\u2030-\\u205e\\u2060-\\u2fff\\u3001-\\ufefe\\uff00-\\u{10ffff}';

function createError(text: string, cause: Error): SyntaxError {
  const reason = cause.message.replace(/^error parsing regexp: /, '');
  return new SyntaxError(`The pattern ${text} cannot be matched in linear time: ${reason}`, {
    cause,
  });
}
