import { join, posix } from 'node:path';
import { OutsideSiteError } from '../../base/errors/OutsideSiteError.ts';
import { isPublicFile } from '../../base/files/isPublicFile.ts';
import { listNames } from '../../base/files/listNames.ts';
import { readSiteText } from '../../base/files/readSiteText.ts';
import { toOffset } from '../../base/text/findLineStarts.ts';
import { getSpellingSuggestion } from '../../base/text/getSpellingSuggestion.ts';
import type { Problem } from '../diagnostics/Problem.ts';
import { reportLink } from '../manifest/reportLink.ts';
import { reportCss } from '../rules/yaml/css.ts';
import { findConflicts } from '../rules/yaml/merge-conflict.ts';
import { SourceFile } from '../yaml/source/SourceFile.ts';
import { type CssReference, compileCss } from './compileCss.ts';

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
 * @param address returns the address of a file of public/ by its path, and what follows it (`#id`)
 */
export async function readThemeCss(
  root: string,
  address: (path: string, rest: string) => string = (path, rest) => path + rest,
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
  const conflicts = findConflicts(source);
  if (conflicts.length > 0) return { css: '', problems: conflicts, file: { source } };
  const { css, faults, dependencies } = await compileCss(source.text);
  const problems = [
    ...faults.map(({ from, to = from, message, hint }) =>
      reportCss('broken-css', { message, hint, at: { file: source, from, to } }),
    ),
    ...dependencies.flatMap((dependency) => {
      const fault = explainDependency(dependency, root);
      const from = toOffset(source.text, dependency.loc.start);
      const quotes = /["']/.test(source.text[from] ?? '') ? 2 : 0;
      const at = { file: source, from, to: from + dependency.url.length + quotes };
      return fault ? [reportCss(fault.rule, { message: fault.message, hint: fault.hint, at })] : [];
    }),
  ];
  const resolved = dependencies.reduce(
    (result, { placeholder, url }) =>
      result.replaceAll(
        placeholder,
        escapeUrl(url.startsWith('/') ? address(...splitUrl(url)) : url),
      ),
    css,
  );
  return { css: resolved, problems, file: { source } };
}

/** Explains why pages could not load what a stylesheet refers to; undefined if they can. */
function explainDependency({ type, url }: CssReference, root: string) {
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
  const [path] = splitUrl(url);
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

/** Splits an address into the path and what follows it. */
function splitUrl(url: string): [path: string, rest: string] {
  const [path = ''] = /^[^?#]*/.exec(url) ?? [];
  return [path, url.slice(path.length)];
}

function shorten(url: string): string {
  return url.length > 60 ? `${url.slice(0, 60)}…` : url;
}

/** Escapes what would end the string of an address, or the style element. */
function escapeUrl(url: string): string {
  return url.replace(/["\\\n<>]/g, (sign) => encodeURIComponent(sign));
}
