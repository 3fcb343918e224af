import { kindsByKey } from '../../../schema/vocabulary.ts';
import type { FieldSchema } from '../../protocol/FieldSchema.ts';
import { withFieldWords } from './withFieldWords.ts';

/** The tabs of a form of the site; keys that none of them names are about its delivery. */
const tabs: Readonly<Record<string, readonly string[]>> = {
  Fields: ['to', 'groups', 'steps'],
  Texts: [
    'title',
    'text',
    'submit',
    'submitting',
    'next',
    'back',
    'cancel',
    'success',
    'failure',
    'noscript',
  ],
};

/**
 * Returns the schema of `data/forms/` for its form: recipients and fields first, the label of a field before
 * its short name, and conditions that are chosen.
 */
export function withFormLayout(form: FieldSchema): FieldSchema {
  const { groups } = form.properties ?? {};
  const group = groups?.items;
  const fields = group?.properties?.fields;
  if (!groups || !group || !fields?.items) return form;
  const field = withCondition({
    ...withFieldWords(withKinds(fields.items)),
    'x-first': ['label', 'name', 'kind', 'choices', 'required', 'when'],
  });
  const arranged: FieldSchema = {
    ...groups,
    title: 'Groups of fields',
    items: {
      ...withCondition(group, { fields: { ...fields, items: field } }),
      'x-first': ['title', 'fields', 'when'],
    },
  };
  const placed = Object.entries({ ...form.properties, groups: arranged }).map(([key, property]) => {
    const tab = Object.keys(tabs).find((name) => tabs[name]?.includes(key)) ?? 'Sending';
    return [key, { 'x-panel': tab, ...property }];
  });
  return { ...form, properties: Object.fromEntries(placed), 'x-first': Object.values(tabs).flat() };
}

/** Notes for which kinds of fields a key matters. */
function withKinds(field: FieldSchema): FieldSchema {
  const keys = Object.entries(field.properties ?? {}).map(([key, property]) => {
    const kinds = kindsByKey[key];
    return [key, kinds ? { ...property, 'x-kinds': kinds } : property];
  });
  return { ...field, properties: Object.fromEntries(keys) };
}

/** Has the key `when` chosen from lists; `changed` replaces other keys. */
function withCondition(
  schema: FieldSchema,
  changed: Record<string, FieldSchema> = {},
): FieldSchema {
  const properties = { ...schema.properties, ...changed };
  if (properties.when)
    properties.when = { ...properties.when, title: 'Show only if', 'x-control': 'condition' };
  return { ...schema, properties };
}
