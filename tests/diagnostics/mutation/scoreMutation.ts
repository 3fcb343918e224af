import type { Diagnostic } from '../../../schema/diagnostics/Diagnostic.ts';
import { listHeads } from './listHeads.ts';
import type { Mutation } from './mutations.ts';

/** How well one mutation was reported; undefined where a question does not apply. */
export interface Score {
  /** Nothing was reported although the file is broken. */
  isMissed: boolean;
  /** A message shows the inside of the program. */
  isLeaking: boolean;
  isAtPlace?: boolean;
  isSingle?: boolean;
  isSuggested?: boolean;
}

/** Scores the diagnostics of a mutation; `original` is the text of the file without it. */
export function scoreMutation(
  mutation: Mutation,
  found: Diagnostic[],
  { original, isBroken }: { original: string; isBroken: boolean },
): Score {
  if (found.length === 0) return { isMissed: isBroken, isLeaking: false };
  const { meant } = mutation;
  const errors = found.filter((one) => one.severity === 'error');
  return {
    isMissed: false,
    isLeaking: found.some((one) =>
      /\bat .*:\d+:\d+\)|TypeError|undefined/.test(`${one.message}${one.hint}`),
    ),
    isSingle: errors.length === 1 || (errors.length === 0 && found.length === 1),
    // What is gone without a trace (a file cut between two sections) shows only where it is missed.
    ...((meant !== undefined || isBroken) && { isAtPlace: isAtPlace(mutation, found, original) }),
    ...(meant !== undefined && { isSuggested: found.some((one) => suggests(one, meant)) }),
  };
}

/** Returns the line of a mutation in the mutated text. */
export function getLine({ text, at }: Mutation): number {
  return text.slice(0, at).split('\n').length;
}

export function isAtPlace(mutation: Mutation, found: Diagnostic[], original: string): boolean {
  const heads = new Set([
    ...listLines(mutation).flatMap((line) => [...listHeads(mutation.text, line)]),
    ...listHeads(original, original.slice(0, mutation.was).split('\n').length),
  ]);
  const isNear = ({ file, line }: { file: string; line: number }) =>
    file === mutation.path && heads.has(line);
  return found.some((one) => isNear(one) || (one.related ?? []).some(isNear));
}

/** Returns every line that holds a part of the change: stray bytes may contain line breaks. */
function listLines(mutation: Mutation): number[] {
  const count = mutation.text.slice(mutation.at, mutation.to).split('\n').length;
  return Array.from({ length: count }, (_, index) => getLine(mutation) + index);
}

export function suggests({ hint = '', fix = [] }: Diagnostic, meant: string): boolean {
  const quoted = /did you mean "([^"]+)"/.exec(hint)?.[1] ?? '';
  return (
    quoted === meant || quoted.includes(meant) || fix.some((edit) => edit.text.includes(meant))
  );
}
