import { isDeepStrictEqual } from 'node:util';
import { isMarkdownPath } from '../../base/files/rowPath.ts';
import { applyEdit } from '../yaml/applyEdit.ts';
import { EditError } from '../yaml/EditError.ts';
import { editMarkdown, readMarkdown } from '../yaml/markdownText.ts';
import { YamlText } from '../yaml/YamlText.ts';
import { findConflictingMoves } from './findConflictingMoves.ts';
import { listEdits } from './listEdits.ts';
import type { Merged } from './Merged.ts';
import { mergeLines } from './mergeLines.ts';
import { mergeValues } from './mergeValues.ts';

/**
 * Merges two changes of one file by its lines, if that has the result of a merge by keys and values;
 * otherwise by keys and values, with the lines of both sides elsewhere. A text that is not valid YAML
 * is merged by its lines.
 *
 * @param known what both sides took from other files, as `findConflictingMoves` names it
 * @returns texts that differ where both sides changed the same value differently
 */
export function mergeTexts(
  file: string,
  base: string,
  mine: string,
  theirs: string,
  known: ReadonlySet<string> = new Set(),
): Merged<string> {
  const lines = mergeLines(base, mine, theirs);
  const values = [base, mine, theirs].map((text) => readYaml(file, text));
  if (values.includes(undefined)) return lines;
  const [from, one, other] = values.map((yaml) => yaml?.value);
  let wanted = mergeValues(from, one, other, known);
  const conflicting = findConflictingMoves(from, one, other, wanted.mine);
  if (conflicting.size > 0)
    wanted = mergeValues(from, one, other, new Set([...known, ...conflicting]));
  const isAgreed = isDeepStrictEqual(wanted.mine, wanted.theirs);
  const isClean = lines.mine === lines.theirs;
  if (isClean && isAgreed && isDeepStrictEqual(readYaml(file, lines.mine)?.value, wanted.mine))
    return lines;
  const comments = [...listNewComments(base, mine), ...listNewComments(base, theirs)];
  if (isAgreed) {
    const hasComments = (text: string) => comments.every((line) => text.includes(line));
    const texts = [lines.mine, mine, lines.theirs, theirs];
    const text = rewrite(file, texts, wanted.mine, hasComments);
    if (text !== undefined) return { mine: text, theirs: text };
    return isClean ? { mine, theirs } : lines;
  }
  const myText = rewrite(file, [lines.mine, mine], wanted.mine);
  const theirText = rewrite(file, [lines.theirs, theirs], wanted.theirs);
  const isComplete = comments.every((line) => myText?.includes(line) || theirText?.includes(line));
  if (myText !== undefined && theirText !== undefined && isComplete)
    return { mine: myText, theirs: theirText };
  return isClean ? { mine, theirs } : lines;
}

/** Reads a file by its path and text; undefined for a text that is not valid. */
export function readYaml(file: string, text: string): YamlText | undefined {
  try {
    const yaml = isMarkdownPath(file) ? readMarkdown(text) : new YamlText(text);
    // A syntax tree may have no plain value, as with an unknown alias.
    return yaml.value === undefined ? undefined : yaml;
  } catch (error) {
    if (error instanceof EditError || error instanceof ReferenceError) return undefined;
    throw error;
  }
}

/** Gives the first of some texts that can be edited so another value; undefined if none can. */
export function rewrite(
  file: string,
  texts: readonly string[],
  value: unknown,
  accepts: (text: string) => boolean = () => true,
): string | undefined {
  const apply = isMarkdownPath(file) ? editMarkdown : applyEdit;
  for (const text of texts) {
    let yaml = readYaml(file, text);
    try {
      for (const edit of yaml ? listEdits(yaml.value, value) : []) yaml = yaml && apply(yaml, edit);
    } catch (error) {
      if (!(error instanceof EditError)) throw error;
      continue;
    }
    if (yaml && isDeepStrictEqual(yaml.value, value) && accepts(yaml.text)) return yaml.text;
  }
  return undefined;
}

/** Lists the lines of comments that a side added. */
function listNewComments(base: string, text: string): string[] {
  const known = new Set(base.split('\n'));
  return text.split('\n').filter((line) => /^\s*#/.test(line) && !known.has(line));
}
