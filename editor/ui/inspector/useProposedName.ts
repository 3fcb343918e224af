import { useRef } from 'react';
import { valueAt } from '../../../features/_shared/yamlEdits/index.ts';
import type { FieldEdit } from '../fields/SchemaFormContext.ts';
import { useSlug } from '../parts/useSlug.ts';

/**
 * Returns a function that proposes the short name of a field from its label: “First name” → `firstName`. It
 * returns further edits of the same step. A name that was there before stays, because submissions have it.
 */
export function useProposedName(form: unknown): (edit: FieldEdit) => FieldEdit[] {
  const toSlug = useSlug();
  /** The field whose name follows its label, until the author edits anything else. */
  const followed = useRef<string>(undefined);
  return (edit) => {
    const [root, group, , index, key] = edit.path;
    const isLabel = edit.kind === 'set' && root === 'groups' && key === 'label';
    const place = edit.path.slice(0, -1);
    const at = isLabel && edit.path.length === 5 ? place.join('/') : undefined;
    if (at === undefined || (followed.current !== at && valueAt(form, [...place, 'name']))) {
      followed.current = undefined;
      return [];
    }
    followed.current = at;
    const label = edit.kind === 'set' ? String(edit.value) : '';
    const name = makeUnique(toFieldName(toSlug(label)), listNames(form, group, index));
    return [{ kind: 'set', path: [...place, 'name'], value: name }];
  };
}

/** Turns the words of a label into a name as in programs: `first-name` → `firstName`, `2nd-choice` → `_2ndChoice`. */
export function toFieldName(slug: string): string {
  const name = slug.replaceAll(/-+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  return /^\d/.test(name) ? `_${name}` : name;
}

/** Adds a number to a name that another field has. */
export function makeUnique(name: string, taken: readonly unknown[]): string {
  if (name === '' || !taken.includes(name)) return name;
  let count = 2;
  while (taken.includes(`${name}${count}`)) count++;
  return `${name}${count}`;
}

/** Lists the names of all other fields. */
function listNames(form: unknown, ownGroup: unknown, ownIndex: unknown): unknown[] {
  const groups = valueAt(form, ['groups']);
  const lists = (Array.isArray(groups) ? groups : []).map((group) => valueAt(group, ['fields']));
  return lists.flatMap((fields, group) =>
    (Array.isArray(fields) ? fields : []).flatMap((field, index) =>
      group === ownGroup && index === ownIndex ? [] : [valueAt(field, ['name'])],
    ),
  );
}
