import { isMapping } from '../../base/values/isMapping.ts';
import type { Problem } from '../diagnostics/Problem.ts';
import { traceToSource } from '../reference/expressions/Provenance.ts';
import type { ReadForm } from '../reference/readForm.ts';
import type { FormFieldConfig } from '../vocabulary/form/form.ts';
import type { YamlLocation, YamlPath } from '../yaml/YamlLocation.ts';

/** A field of a form that may be invalid, with its location. */
export interface FieldToCheck {
  /** The keys whose values have the right type. */
  field: Partial<FormFieldConfig>;
  /** The other keys, which are reported by their schema. */
  wrongKeys: readonly string[];
  conditions: LocatedCondition[];
  /** Returns the location of a key of the field, or of its value. */
  locate(path: YamlPath, part?: YamlLocation['part']): Problem['at'] & YamlLocation;
}

/** A `when` that applies to a field, from the field itself or its group. */
export interface LocatedCondition {
  when: Record<string, unknown>;
  isOwn: boolean;
  locate(path: YamlPath, part?: YamlLocation['part']): Problem['at'] & YamlLocation;
}

/** Lists the fields of a form, leaving out whatever has the wrong type. */
export function collectFields({ value, provenance }: ReadForm): FieldToCheck[] {
  const locateBelow =
    (base: YamlPath) =>
    (path: YamlPath, part: YamlLocation['part'] = 'value') =>
      traceToSource(provenance, [...base, ...path], part).at;
  return getList(value.groups).flatMap(({ item: group, index }) => {
    const groupPath = ['groups', index];
    return getList(group.fields).map(({ item, index: at }): FieldToCheck => {
      const path = [...groupPath, 'fields', at];
      const conditions = [
        { when: group.when, isOwn: false, locate: locateBelow([...groupPath, 'when']) },
        { when: item.when, isOwn: true, locate: locateBelow([...path, 'when']) },
      ].filter((condition): condition is LocatedCondition => isMapping(condition.when));
      const field = keepValidKeys(item);
      const wrongKeys = Object.keys(item).filter((key) => !Object.hasOwn(field, key));
      return { field, wrongKeys, conditions, locate: locateBelow(path) };
    });
  });
}

function getList(value: unknown): { item: Record<string, unknown>; index: number }[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item: unknown, index) => (isMapping(item) ? [{ item, index }] : []));
}

function keepValidKeys(item: Record<string, unknown>): Partial<FormFieldConfig> {
  const valid = Object.entries(item).filter(([key, value]) => {
    if (numberKeys.includes(key)) return typeof value === 'number';
    if (key === 'choices') return isMapping(value);
    if (key === 'required') return typeof value === 'boolean';
    return textKeys.includes(key) ? typeof value === 'string' : true;
  });
  return Object.fromEntries(valid);
}

const numberKeys = ['min', 'max', 'step', 'maxBytes', 'maxFiles'];
const textKeys = ['name', 'kind', 'sendAs', 'earliest', 'latest', 'value', 'from'];
