import { readFileSync } from 'node:fs';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { toOffset } from '../../base/text/findLineStarts.ts';
import { type Problem, reportSiteCode, SourceFile } from '../../schema/index.ts';
import type { SiteSection } from './SiteSection.ts';

/** Turns an error of the bundler into problems at the files of the site that cause it. */
export function explainBuildError(
  error: unknown,
  root: string,
  sections: readonly Pick<SiteSection, 'folder' | 'path'>[],
  advice?: BuildAdvice,
): Problem[] {
  const located = locateBuildErrors(error, root, sections, advice);
  // Not an error of the site's own code.
  if (located.length === 0) throw error;
  return located;
}

/**
 * Returns the problems that an error of the bundler names a file of the site for.
 *
 * @param advice the rule of the problems, and what to do about them
 */
export function locateBuildErrors(
  error: unknown,
  root: string,
  sections: readonly Pick<SiteSection, 'folder' | 'path'>[],
  advice: BuildAdvice = sectionAdvice,
): Problem[] {
  const { errors } = error as { errors?: BundlerError[] };
  const problems = (errors ?? [error as BundlerError]).map((one): Problem | undefined => {
    const file = one.loc?.file ?? one.id ?? findFile(one.message, sections);
    const path = file && isAbsolute(file) ? toSitePath(file, root, sections) : undefined;
    if (!file || path === undefined) return undefined;
    const reason = describeError(one, root);
    const text = readFileSync(file, 'utf8');
    const position = one.loc ?? findImport(one.message, text);
    return problemAt(
      path,
      {
        ...advice,
        message: `This file cannot be compiled: ${reason}.`,
      },
      position && { text, ...position },
    );
  });
  return problems.filter((problem) => problem !== undefined);
}

/** The rule of problems that the bundler finds, and what to do about them. */
interface BuildAdvice {
  rule: Parameters<typeof reportSiteCode>[0];
  hint: string;
}

const sectionAdvice: BuildAdvice = {
  rule: 'broken-section',
  hint: 'correct the code; imports may come from blockwright/section, blockwright/style, blockwright/island, blockwright/form and packages',
};

/** Returns the path below the site of a file of its code; undefined for other files. */
export function toSitePath(
  file: string,
  root: string,
  sections: readonly Pick<SiteSection, 'folder' | 'path'>[],
): string | undefined {
  const toPath = (parent: string) => relative(parent, file).split(sep).join('/');
  // The section of a package may lie outside of the site.
  const owner = sections.find(({ folder }) => file.startsWith(folder + sep));
  if (owner) return `${owner.path}/${toPath(owner.folder)}`;
  const path = toPath(root);
  return path.startsWith('..') ? undefined : path;
}

interface BundlerError extends Error {
  id?: string;
  loc?: { file?: string; line: number; column: number };
}

/** Line (from 1) and column (from 0) in a text, or the number of characters before it. */
type Position =
  | { line: number; column: number; offset?: never }
  | { offset: number; line?: never; column?: never };

/** Returns a problem at a file of the site, or at a position in its text. */
export function problemAt(
  path: string,
  { rule, ...problem }: Pick<BuildAdvice, 'rule'> & Omit<Problem, 'at' | 'rule'>,
  position?: { text: string } & Position,
): Problem {
  const { text = '', offset, line = 1, column = 0 } = position ?? {};
  const from = offset ?? toOffset(text, { line, column: column + 1 });
  return reportSiteCode(rule, {
    ...problem,
    at: { file: new SourceFile(path, text), from, to: from },
  });
}

/** Returns the reason without terminal colours, positions and code frames. */
export function describeError({ message }: Error, root: string): string {
  const plain = stripVTControlCharacters(message);
  const line =
    plain
      .split('\n')
      .map((one) => one.replace(/^\s*\[[^\]]*\]\s*/, '').trim())
      .find((one) => one !== '' && !/^Build failed/.test(one)) ?? plain;
  return line
    .replace(/^:\s*/, '')
    .replace(/^Rolldown failed to resolve import ("[^"]+").*/, 'the import $1 cannot be found')
    .replace(
      /"(?:\S+\/)?(?:sections|features)\/(feature|form|island|section)\.ts"/,
      '"blockwright/$1"',
    )
    .replace(/"(?:\S+\/)?functions\/_shared\/handlers\/publicApi\.ts"/, '"@blockwright/forms"')
    .replace(/ in \S+[/\\](?:functions|sections)[/\\]\S+$/, '')
    .replaceAll(join(relative('.', root) || '.', sep), '')
    .replaceAll(join(root, sep), '')
    .replace(/^(Error|SyntaxError):\s*/, '')
    .replace(/\.$/, '');
}

/** Finds the import that the bundler could not resolve and whose position it does not name. */
function findImport(message: string, text: string): { offset: number } | undefined {
  const [, name] = /failed to resolve import "([^"]+)"/.exec(message) ?? [];
  const offset = [`'${name}'`, `"${name}"`].map((one) => text.indexOf(one)).find((at) => at >= 0);
  return offset === undefined ? undefined : { offset };
}

/**
 * Finds the file of a section that a message names: in the head of a code frame, relative to the
 * working directory, or anywhere as an absolute path.
 */
function findFile(
  message: string,
  sections: readonly Pick<SiteSection, 'folder'>[],
): string | undefined {
  const plain = stripVTControlCharacters(message);
  const framed = /\[ (.+):\d+:\d+ \]/.exec(plain)?.[1];
  const file = framed && resolve(framed);
  if (file && sections.some(({ folder }) => file.startsWith(folder + sep))) return file;
  for (const { folder } of sections) {
    const at = plain.indexOf(folder + sep);
    const name = at < 0 ? undefined : /^[\w./-]+/.exec(plain.slice(at + folder.length + 1))?.[0];
    if (name) return join(folder, name.replace(/[.:]$/, ''));
  }
  return undefined;
}
