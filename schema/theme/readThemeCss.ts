import { join, posix } from 'node:path';
import type { ImportDependency, UrlDependency, Warning } from 'lightningcss';
import { isPublicFile } from '../../base/files/isPublicFile.ts';
import { listNames } from '../../base/files/listNames.ts';
import { OutsideSiteError } from '../../base/files/OutsideSiteError.ts';
import { readSiteText } from '../../base/files/readSiteText.ts';
import { getSpellingSuggestion } from '../diagnostics/getSpellingSuggestion.ts';
import type { Problem } from '../diagnostics/Problem.ts';
import { reportLink } from '../manifest/reportLink.ts';
import { SourceFile } from '../yaml/source/SourceFile.ts';
import { findUnmatchedBrace } from './findUnmatchedBrace.ts';

/** The stylesheet of a site, theme.css in the folder of pages.yaml. */
interface ThemeCss {
  /** Minified, as far as it is valid. */
  css: string;
  problems: Problem[];
  file: { source: SourceFile };
}

/**
 * Reads and checks theme.css; undefined if the site has none.
 *
 * @param address returns the address of a file of public/ by its path
 */
export async function readThemeCss(
  root: string,
  address: (path: string) => string = (path) => path,
): Promise<ThemeCss | undefined> {
  let text: string;
  try {
    text = await readSiteText(root, 'theme.css');
  } catch (error) {
    if (!(error instanceof OutsideSiteError)) return undefined;
    const file = { source: new SourceFile('theme.css', '') };
    return { css: '', problems: [reportLink('theme.css')], file };
  }
  const source = new SourceFile('theme.css', text);
  const { css, warnings, dependencies } = await compile(source.text);
  const report = (
    rule: 'broken-css' | 'css-file-missing' | 'external-css',
    { from, to = from }: { from: number; to?: number },
    message: string,
    hint: string,
  ): Problem => ({ rule, message, hint, at: { file: source, from, to } });
  const brace = findUnmatchedBrace(source.text);
  const problems = [
    ...warnings.flatMap((warning) => {
      const fault = explainWarning(warning);
      const from = toOffset(source.text, warning.loc);
      // What follows an unmatched brace is read as something else than it is meant to be.
      const isConsequence = brace !== undefined && from >= brace;
      return fault && !isConsequence
        ? [report('broken-css', { from }, fault.message, fault.hint)]
        : [];
    }),
    ...(brace === undefined
      ? []
      : [
          source.text[brace] === '{'
            ? report(
                'broken-css',
                { from: brace, to: brace + 1 },
                'This `{` is never closed.',
                'add a `}`',
              )
            : report(
                'broken-css',
                { from: brace, to: brace + 1 },
                'This `}` closes nothing.',
                'remove it',
              ),
        ]),
    ...dependencies.flatMap((dependency) => {
      const fault = explainDependency(dependency, root);
      const from = toOffset(source.text, dependency.loc.start);
      const quotes = /["']/.test(source.text[from] ?? '') ? 2 : 0;
      const range = { from, to: from + dependency.url.length + quotes };
      return fault ? [report(fault.rule, range, fault.message, fault.hint)] : [];
    }),
  ];
  const resolved = dependencies.reduce(
    (result, { placeholder, url }) =>
      result.replaceAll(placeholder, escapeUrl(url.startsWith('/') ? address(url) : url)),
    css,
  );
  return { css: resolved, problems, file: { source } };
}

interface CompiledCss {
  css: string;
  warnings: Warning[];
  dependencies: Reference[];
}

type Reference = ImportDependency | UrlDependency;

/** Compiles a stylesheet. Loads the compiler only here, because most sites have no stylesheet. */
async function compile(text: string): Promise<CompiledCss> {
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
      (one): one is Reference => one.type === 'import' || one.type === 'url',
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

/** Explains why pages could not load what a stylesheet refers to; undefined if they can. */
function explainDependency({ type, url }: Reference, root: string) {
  if (type === 'import')
    return {
      rule: 'external-css' as const,
      message: '`@import` does not work here.',
      hint: /^https?:/.test(url)
        ? 'copy the rules into theme.css, and fonts into public/'
        : 'copy the rules into theme.css',
    };
  if (url.startsWith('#') || url.startsWith('data:image/')) return undefined;
  if (!/^\/(?!\/)/.test(url) || url.includes('..'))
    return {
      rule: 'external-css' as const,
      message: `Pages cannot load \`${shorten(url)}\`.`,
      hint: 'put the file into public/ and write its path from there, such as `/images/pattern.svg`',
    };
  const path = url.replace(/[?#].*$/, '');
  if (isPublicFile(root, path)) return undefined;
  const folder = posix.dirname(path);
  const suggestion = getSpellingSuggestion(
    posix.basename(path),
    listNames(join(root, 'public', folder)),
  );
  return {
    rule: 'css-file-missing' as const,
    message: `The file ${posix.join('public', path)} does not exist.`,
    hint: suggestion
      ? `did you mean "${posix.join(folder, suggestion)}"?`
      : 'add the file, or correct the path',
  };
}

function shorten(url: string): string {
  return url.length > 60 ? `${url.slice(0, 60)}…` : url;
}

/** Escapes what would end the string of an address, or the style element. */
function escapeUrl(url: string): string {
  return url.replace(/["\\\n<>]/g, (sign) => encodeURIComponent(sign));
}

/** Returns the offset of a line and column, which both begin at 1. */
function toOffset(text: string, { line, column }: Position): number {
  const lines = text.split('\n').slice(0, line - 1);
  const offset = lines.reduce((sum, { length }) => sum + length + 1, 0) + column - 1;
  return Math.min(offset, text.length);
}
