import { isScalar, type Pair, type YAMLMap } from 'yaml';
import type { Problem } from '../diagnostics/Problem.ts';
import { leftoverMark } from '../rules/yaml/leftover-mark.ts';
import type { SourceFile } from './source/SourceFile.ts';

/**
 * Finds texts without quotes that end with the `;` of another language, or with the `,` of JSON if a
 * neighbour ends so too: one comma at the end may be meant.
 */
export function findLeftoverMarks(source: SourceFile, map: YAMLMap): Problem[] {
  if (map.flow) return [];
  const marks = (map.items as Pair[]).map((pair) => findMark(source, pair));
  return (map.items as Pair[]).flatMap(({ value }, index): Problem | Problem[] => {
    const mark = marks[index];
    if (!mark || !isScalar(value)) return [];
    if (mark === ',' && marks[index - 1] !== ',' && marks[index + 1] !== ',') return [];
    const [from, to] = value.range ?? [0, 0];
    return leftoverMark({
      message: `This text ends with \`${mark}\`, which ends no line in YAML, so visitors see it.`,
      hint: `remove the \`${mark}\`; if it belongs to the text, put the text in quotes`,
      at: { file: source, from, to },
      // A comma may end the lines of an address.
      ...(mark === ';' && { fix: [{ at: { file: source, from: to - 1, to }, text: '' }] }),
    });
  });
}

/** Returns the mark at the end of a text on one line, neither code nor a character reference. */
function findMark(source: SourceFile, { value }: Pair): string | undefined {
  if (!isScalar(value) || value.type !== 'PLAIN' || typeof value.value !== 'string')
    return undefined;
  const [from = 0, to] = value.range ?? [];
  const text = source.text.slice(from, to);
  return /\n|[=(){}<>]|&#?\w+;$/.test(text) ? undefined : /[;,]$/.exec(text)?.[0];
}
