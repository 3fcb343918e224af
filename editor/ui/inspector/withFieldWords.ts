import type { FieldSchema } from '../../protocol/FieldSchema.ts';

/**
 * Returns the schema of a field of a form with words for people who write no YAML: a type is named after what
 * visitors see, and an option has its text and the value that is stored.
 */
export function withFieldWords(field: FieldSchema): FieldSchema {
  const properties = Object.entries(field.properties ?? {}).map(([key, property]) => [
    key,
    withOptionWords({ ...property, ...words[key] }),
  ]);
  return { ...field, properties: Object.fromEntries(properties) };
}

const words: Readonly<Record<string, Partial<FieldSchema>>> = {
  kind: {
    description:
      '`text`: one line. `email`: an address, which is checked. `tel`: digits, with a keypad on phones. `url`: an address that begins with https. `textarea`: several lines. `select`: options in a list that opens. `radio`: options that are all visible, of which one is chosen. `checkbox`: a box to tick, or options of which several can be chosen. `file`: an upload. `search`: words to look for. `number`: a number. `date`: a day. `hidden`: a value that visitors do not see.',
    'x-names': {
      text: 'Short text',
      tel: 'Phone',
      url: 'Web address',
      textarea: 'Long text',
      select: 'Drop-down list',
      radio: 'One of several',
    },
  },
  choices: { description: 'What visitors choose from.' },
  min: { title: 'Minimum' },
  max: { title: 'Maximum' },
  maxBytes: { title: 'Largest file', description: 'In bytes: 10000000 are about 10 MB.' },
  maxFiles: { title: 'Most files', description: 'One file if this is empty.' },
};

/** Names both parts of an option that has a value of its own. */
function withOptionWords(schema: FieldSchema): FieldSchema {
  if (!schema.anyOf?.some(({ patternProperties }) => patternProperties)) return schema;
  const anyOf = schema.anyOf.map(({ patternProperties, ...branch }) => {
    if (!patternProperties) return branch;
    const texts = Object.entries(patternProperties).map(([pattern, text]) => [
      pattern,
      { ...text, title: 'Text', description: '' },
    ]);
    const propertyNames = { ...branch.propertyNames, title: 'Stored value' };
    return { ...branch, propertyNames, patternProperties: Object.fromEntries(texts) };
  });
  return { ...schema, anyOf };
}
