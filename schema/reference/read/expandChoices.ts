import { isMapping } from '../../../base/values/isMapping.ts';

/** Turns the list form of `choices` in the fields of a form into the mapping `value: text`. */
export function expandChoices<Form>(form: Form): Form {
  const { groups } = form as { groups?: unknown };
  if (!Array.isArray(groups)) return form;
  return {
    ...form,
    groups: groups.map((group) =>
      isMapping(group) && Array.isArray(group.fields)
        ? { ...group, fields: group.fields.map(expandField) }
        : group,
    ),
  };
}

function expandField(field: unknown): unknown {
  if (!isMapping(field) || !Array.isArray(field.choices)) return field;
  return {
    ...field,
    choices: Object.fromEntries(field.choices.map((one) => [String(one), String(one)])),
  };
}
