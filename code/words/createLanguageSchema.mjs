/**
 * Creates the JSON Schema with which editors check and complete `words/<language>.yaml`: all words of
 * English are required.
 *
 * @param english group → key → text
 */
export function createLanguageSchema(english) {
  return createMapping(english, (words) => createMapping(words, createWord));
}

function createWord(english) {
  const hasForms = typeof english !== 'string';
  const description = `English: ${hasForms ? english.other : english}`;
  return hasForms ? { ...forms, description } : { ...form, description };
}

function createMapping(values, createValue) {
  const entries = Object.entries(values).map(([key, value]) => [key, createValue(value)]);
  return {
    type: 'object',
    properties: Object.fromEntries(entries),
    required: Object.keys(values),
    additionalProperties: false,
  };
}

const form = { type: 'string', minLength: 1 };

const categories = ['zero', 'one', 'two', 'few', 'many', 'other'];

const forms = {
  type: 'object',
  properties: Object.fromEntries(categories.map((category) => [category, form])),
  required: ['other'],
  additionalProperties: false,
};
