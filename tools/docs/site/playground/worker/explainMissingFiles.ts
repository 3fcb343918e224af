import type { CheckedSite } from '../../../../../schema/index.ts';
import type { PlaygroundProblem } from '../../source/sections/playground/protocol.ts';

/**
 * Turns diagnostics about files into notes: the playground has a manifest and nothing else, so it cannot
 * know whether the other files of a site exist.
 */
export function explainMissingFiles(diagnostics: CheckedSite['diagnostics']): PlaygroundProblem[] {
  return diagnostics.map((diagnostic): PlaygroundProblem => {
    const { line, column, endLine, endColumn, code, message, severity } = diagnostic;
    const { hint, route, fix } = diagnostic;
    const place = { line, column, endLine, endColumn, code, ...(route !== undefined && { route }) };
    const needed = findNeededFile(diagnostic);
    if (!needed) return { ...place, severity, message, ...(hint && { hint }), ...(fix && { fix }) };
    return {
      ...place,
      severity: 'note',
      message: `This needs ${needed}, and the playground has no files.`,
      hint: 'in the folder of a site, `check` looks for it',
    };
  });
}

/** Code of a diagnostic → returns the file that the text at its place stands for. */
const neededFiles: Record<string, (message: string) => string | undefined> = {
  // image-missing, font-missing
  BW106: readPublicFile,
  BW402: readPublicFile,
  // unknown-form, unknown-style, unknown-collection
  BW030: readSiteFile,
  BW540: readSiteFile,
  BW006: readSiteFile,
  // unknown-type
  BW014: (message) => {
    const type = /`([a-z][a-z0-9-]*)`/.exec(message)?.[1];
    return type && `a section type of your own in sections/${type}/`;
  },
};

function findNeededFile({
  code,
  message,
  hint,
}: CheckedSite['diagnostics'][number]): string | undefined {
  // A name that is nearly right is a mistake.
  if (hint?.startsWith('did you mean')) return undefined;
  return neededFiles[code]?.(message);
}

function readPublicFile(message: string): string | undefined {
  const path = /(public\/\S+) does not exist/.exec(message)?.[1];
  return path && `the file ${path}`;
}

function readSiteFile(message: string): string | undefined {
  const path = /((?:data|styles)\/\S+) does not exist/.exec(message)?.[1];
  return path && `the file ${path}`;
}
