import { isDeepStrictEqual } from 'node:util';
import {
  EditError,
  findChange,
  type YamlEdit,
  YamlText,
} from '../../features/_shared/yamlEdits/index.ts';
import { editFile, isYamlPath, parseFile } from '../yaml/fileTexts.ts';
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
    const hasComments = (text: string) => containsAll(comments, text);
    const texts = [lines.mine, mine, lines.theirs, theirs];
    const text = rewrite(file, texts, wanted.mine, hasComments);
    if (text !== undefined) return { mine: text, theirs: text };
    return isClean ? { mine, theirs } : lines;
  }
  const myText = rewrite(file, [lines.mine, mine], wanted.mine);
  const theirText = rewrite(file, [lines.theirs, theirs], wanted.theirs);
  const isComplete = containsAll(comments, `${myText}\n${theirText}`);
  if (myText !== undefined && theirText !== undefined && isComplete)
    return { mine: myText, theirs: theirText };
  return isClean ? { mine, theirs } : lines;
}

/** Reads a file by its path and text; undefined for a text that is not valid. */
export function readYaml(file: string, text: string): YamlText | undefined {
  try {
    const yaml = parseFile(file, text);
    // A syntax tree may have no plain value, as with an unknown alias.
    return yaml.value === undefined ? undefined : yaml;
  } catch (error) {
    if (error instanceof EditError || error instanceof ReferenceError) return undefined;
    throw error;
  }
}

/** How many letters are read again and again, edit by edit, at most. */
const mostRead = 2_000_000;

/** Each edit reads the whole text again, or within a page or block little more than that. */
function countRead(edits: readonly YamlEdit[], text: string): number {
  const isInEntry = ({ path: [root, ...rest] }: YamlEdit) =>
    (root === 'pages' || root === 'blocks') && rest.length > 1;
  const inEntries = edits.filter(isInEntry).length;
  return text.length * (edits.length - inEntries + inEntries / 20);
}

/** Gives the first of some texts that can be edited so another value; undefined if none can. */
export function rewrite(
  file: string,
  texts: readonly string[],
  value: unknown,
  accepts: (text: string) => boolean = () => true,
): string | undefined {
  for (const text of texts) {
    let yaml = readYaml(file, text);
    const edits = yaml ? listEdits(yaml.value, value) : [];
    const together = yaml && isYamlPath(file) && setTogether(yaml, edits, value);
    if (together && accepts(together)) return together;
    if (countRead(edits, text) > mostRead) continue;
    try {
      for (const edit of edits) yaml = yaml && editFile(file, yaml, edit);
    } catch (error) {
      if (!(error instanceof EditError)) throw error;
      continue;
    }
    if (yaml && isDeepStrictEqual(yaml.value, value) && accepts(yaml.text)) return yaml.text;
  }
  return undefined;
}

/** Sets many values at once. Undefined if the text then has another value than it should. */
function setTogether(
  yaml: YamlText,
  edits: readonly YamlEdit[],
  value: unknown,
): string | undefined {
  if (edits.length < 2 || !edits.every(({ kind }) => kind === 'set')) return undefined;
  try {
    const changes = edits
      .map((edit) => findChange(yaml, edit))
      .sort((first, second) => first.from - second.from);
    const hasCarriageReturns = yaml.text.includes('\r\n');
    let end = 0;
    const parts = changes.map(({ from, to, text }) => {
      const before = yaml.text.slice(end, from);
      end = to;
      return before + (hasCarriageReturns ? text.replace(/\r?\n/g, '\r\n') : text);
    });
    const text = parts.join('') + yaml.text.slice(end);
    return isDeepStrictEqual(new YamlText(text).value, value) ? text : undefined;
  } catch (error) {
    if (error instanceof EditError) return undefined;
    throw error;
  }
}

/** Whether a text has all these lines, however they are indented. */
function containsAll(lines: readonly string[], text: string): boolean {
  const known = new Set(text.split('\n').map((line) => line.trim()));
  return lines.every((line) => known.has(line.trim()));
}

/** Lists the lines of comments that a side added. */
function listNewComments(base: string, text: string): string[] {
  const known = new Set(base.split('\n'));
  return text.split('\n').filter((line) => /^\s*#/.test(line) && !known.has(line));
}
