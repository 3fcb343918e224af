import { readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { findPosition } from '../../base/errors/findPosition.ts';
import type { CodePosition } from '../../base/errors/mapCompiledPosition.ts';
import type { LoadFailure } from '../../renderer/index.ts';
import type { Problem } from '../../schema/index.ts';
import { describeError, locateBuildErrors, problemAt, toSitePath } from './explainBuildError.ts';
import type { SiteSection } from './SiteSection.ts';

/** Turns what the code of a section type throws while it loads into a problem at its line. */
export function explainLoadFailure(
  { type, file, error }: LoadFailure,
  { root, sections, toSource = (position) => position }: LoadFailureOptions,
): Problem {
  const isBuildError = ['loc', 'id', 'errors'].some((key) => Object(error)[key]);
  const { stack } = Object(error);
  const isOwn = (file: string) => sections.some(({ folder }) => file.startsWith(folder + sep));
  const position = isBuildError ? undefined : findPosition(String(stack), isOwn, toSource);
  if (!position && error instanceof Error) {
    const [problem] = locateBuildErrors(error, root, sections);
    if (problem) return problem;
  }
  const thrown = error instanceof Error ? error : new Error(String(error));
  const section = sections.find((one) => one.type === type);
  const path = position && toSitePath(position.file, root, sections);
  return problemAt(
    path ?? `${section?.path}/${file}`,
    {
      rule: 'broken-section',
      message: `The section type "${type}" cannot be loaded: ${describeError(thrown, root)}.`,
      hint: 'correct the code, which throws while it loads',
    },
    position && {
      text: readFileSync(position.file, 'utf8'),
      line: position.line,
      column: position.column - 1,
    },
  );
}

/** Options of `explainLoadFailure`. */
interface LoadFailureOptions {
  /** Absolute path of the site. */
  root: string;
  /** The section types of the site. */
  sections: readonly SiteSection[];
  /** Maps a position in compiled code to its source; omitted where stacks name the sources. */
  toSource?: (position: CodePosition) => CodePosition | undefined;
}
