import { EditError } from '../../features/_shared/yamlEdits/index.ts';
import type { Merged } from './Merged.ts';
import { readYaml, rewrite } from './mergeTexts.ts';
import { type Side, settleValues, type ValueConflict } from './settleValues.ts';

/** Lists where two texts of a file differ: by value, or as lines where they have no values. */
export function listConflicts(file: string, texts: Merged<string>): ValueConflict[] {
  if (texts.mine === texts.theirs) return [];
  const conflicts: ValueConflict[] = [];
  const values = readValues(file, texts);
  if (values)
    settleValues(values.mine, values.theirs, (conflict) => {
      conflicts.push(conflict);
      return 'mine';
    });
  return conflicts.length > 0 ? conflicts : [toTextConflict(texts)];
}

/**
 * Joins two texts of a file into one, by the side that is chosen for each conflict. Throws an EditError
 * if a choice is missing, as the texts have changed since.
 */
export function settleTexts(
  file: string,
  texts: Merged<string>,
  choices: Readonly<Record<string, Side>>,
): string {
  const conflicts = listConflicts(file, texts);
  const chosen = conflicts.map(({ id }) => choices[id]);
  if (chosen.includes(undefined))
    throw new EditError(`${file} has changed meanwhile. Choose again`);
  for (const side of ['mine', 'theirs'] as const)
    if (chosen.every((one) => one === side)) return texts[side];
  const values = readValues(file, texts);
  const wanted = settleValues(values?.mine, values?.theirs, ({ id }) => choices[id] ?? 'mine');
  const text = rewrite(file, [texts.mine, texts.theirs], wanted);
  if (text === undefined)
    throw new EditError(`${file} cannot be edited this way. Choose one side for the whole file`);
  return text;
}

function readValues(file: string, { mine, theirs }: Merged<string>): Merged<unknown> | undefined {
  const [one, other] = [readYaml(file, mine), readYaml(file, theirs)];
  return one && other && { mine: one.value, theirs: other.value };
}

/** Returns the lines from the first to the last that differ. */
function toTextConflict(texts: Merged<string>): ValueConflict {
  const [mine, theirs] = [texts.mine.split('\n'), texts.theirs.split('\n')];
  let start = 0;
  while (start < mine.length && mine[start] === theirs[start]) start += 1;
  let end = 0;
  const rest = Math.min(mine.length, theirs.length) - start;
  while (end < rest && mine.at(-1 - end) === theirs.at(-1 - end)) end += 1;
  const cut = (lines: string[]) => lines.slice(start, lines.length - end).join('\n');
  return { id: 'text', path: [], kind: 'text', mine: cut(mine), theirs: cut(theirs) };
}
