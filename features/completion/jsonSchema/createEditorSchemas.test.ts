import { expect, test } from 'vitest';
import { createEditorSchemas } from './createEditorSchemas.ts';

test('descriptions with code are Markdown, also of a key with the name of a keyword', () => {
  const row = {
    type: 'object',
    properties: {
      examples: { type: 'object', description: 'Such as `a`.', properties: {} },
      name: { type: 'object', description: 'A name.', default: { description: '`b`' } },
    },
  };
  const schemas = createEditorSchemas({ sections: {}, rows: { cities: row } });
  expect(schemas['schema/rows/cities.schema.json']?.additionalProperties).toEqual({
    type: 'object',
    properties: {
      examples: { type: 'object', markdownDescription: 'Such as `a`.', properties: {} },
      name: { type: 'object', description: 'A name.', default: { description: '`b`' } },
    },
  });
});
