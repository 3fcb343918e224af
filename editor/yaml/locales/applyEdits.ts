import { isDeepStrictEqual } from 'node:util';
import { applyEdit, findChange } from '../applyEdit.ts';
import { editValue } from '../editValue.ts';
import { applyTextChange } from '../TextChange.ts';
import type { YamlEdit } from '../YamlEdit.ts';
import { YamlText } from '../YamlText.ts';

/** Applies edits with one parse; one after the other if that does not give the intended values. */
export function applyEdits(yaml: YamlText, edits: readonly YamlEdit[]): YamlText {
  const changes = edits.map((edit) => findChange(yaml, edit));
  const text = changes
    // Of two insertions at one place, the later one was listed first.
    .toSorted((a, b) => b.from - a.from)
    .reduce((before, change) => applyTextChange(before, change), yaml.text);
  const intended = edits.reduce(editValue, yaml.value);
  try {
    const changed = YamlText.parse(text);
    if (isDeepStrictEqual(changed.value, intended)) return changed;
  } catch {
    // Overlapping edits can spoil the syntax.
  }
  return edits.reduce((before, edit) => applyEdit(before, edit), yaml);
}
