import type { ImportDependency, UrlDependency, Warning } from 'lightningcss';
import { toOffset } from '../../base/text/findLineStarts.ts';
import { getSpellingSuggestion } from '../../base/text/getSpellingSuggestion.ts';

/** A reference to another file. */
export type CssReference = ImportDependency | UrlDependency;

/** A syntax error of a stylesheet, by offsets. */
interface CssFault {
  from: number;
  to?: number;
  message: string;
  hint: string;
}

/**
 * Compiles a stylesheet, as far as it is valid, and finds its syntax errors.
 *
 * @param opening what comes before the text, such as `.list{` if the text is the content of a rule
 */
export async function compileCss(
  text: string,
  opening = '',
): Promise<{ css: string; faults: CssFault[]; dependencies: CssReference[] }> {
  const whole = opening ? `${opening}${text}}` : text;
  const { css, warnings, dependencies } = await transformCss(whole);
  const brace = findUnmatchedBrace(text);
  const faults = warnings.flatMap((warning): CssFault[] => {
    const fault = explainWarning(warning);
    const from = Math.max(0, toOffset(whole, warning.loc) - opening.length);
    // The text after an unmatched brace is read as something else than it is meant to be.
    const isConsequence = brace !== undefined && from >= brace;
    return fault && !isConsequence ? [{ from, ...fault }] : [];
  });
  if (brace !== undefined)
    faults.push({
      from: brace,
      to: brace + 1,
      ...(text[brace] === '{'
        ? { message: 'This `{` is never closed.', hint: 'add a `}`' }
        : { message: 'This `}` closes nothing.', hint: 'remove it' }),
    });
  return { css, faults, dependencies };
}

async function transformCss(text: string): Promise<{
  css: string;
  warnings: Warning[];
  dependencies: CssReference[];
}> {
  // Loaded only here, because most sites have no styles of their own.
  const { transform } = await import('lightningcss');
  try {
    const { code, warnings, dependencies } = transform({
      filename: 'theme.css',
      code: Buffer.from(text),
      minify: true,
      errorRecovery: true,
      analyzeDependencies: true,
    });
    const references = (dependencies || []).filter(
      (one): one is CssReference => one.type === 'import' || one.type === 'url',
    );
    return { css: code.toString(), warnings, dependencies: references };
  } catch (error) {
    const { message, data, loc } = error as Error & { data?: { url?: string }; loc?: Position };
    if (!loc) throw error;
    const warning: Warning = {
      message: data?.url
        ? `The address \`${data.url}\` in a variable must begin with \`/\``
        : message,
      type: 'Error',
      loc: { filename: 'theme.css', ...loc },
    };
    return { css: '', warnings: [warning], dependencies: [] };
  }
}

interface Position {
  line: number;
  column: number;
}

/** Explains what the compiler reports. Rules that it does not know may be newer than it. */
function explainWarning({ message, type }: Warning): { message: string; hint: string } | undefined {
  const atRule = /^Unknown at rule: @(.*)$/.exec(message)?.[1];
  const suggestion = atRule && getSpellingSuggestion(atRule, atRules);
  if (atRule && !suggestion) return undefined;
  if (suggestion)
    return {
      message: `The rule \`@${atRule}\` does not exist.`,
      hint: `did you mean "@${suggestion}"?`,
    };
  const text = message.replace(/\.$/, '').replace(/Unexpected token (\w+)$/, (_, token: string) => {
    const sign = signs[token];
    return sign ? `There is an unexpected \`${sign}\`` : `Unexpected token ${token}`;
  });
  return {
    message: `${text}.`,
    hint:
      type === 'SelectorError' ? 'correct the selector' : 'correct the line, or the one above it',
  };
}

const atRules = ['media', 'supports', 'font-face', 'keyframes', 'layer', 'container', 'property'];

const signs: Record<string, string> = {
  CloseCurlyBracket: '}',
  CurlyBracketBlock: '{',
  CloseParenthesis: ')',
  ParenthesisBlock: '(',
  CloseSquareBracket: ']',
  Semicolon: ';',
  Colon: ':',
  Comma: ',',
};

/**
 * Returns the offset of the first brace of a stylesheet without a partner. Browsers close an open `{`
 * at the end of the file, so that it swallows all rules after it; a stray `}` breaks the next rule.
 */
function findUnmatchedBrace(css: string): number | undefined {
  const open: number[] = [];
  for (const { 0: token, index } of css.matchAll(tokens))
    if (token === '{') open.push(index);
    else if (token === '}' && open.pop() === undefined) return index;
  return open[0];
}

/** Braces, and what may contain any sign: comments, strings, addresses and escapes. */
const tokens =
  /\/\*[\s\S]*?(?:\*\/|$)|"(?:\\[\s\S]|[^"\\\n])*"?|'(?:\\[\s\S]|[^'\\\n])*'?|url\((?:\\[\s\S]|[^)\\"'])*\)|\\[\s\S]|[{}]/gi;
