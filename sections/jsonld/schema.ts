import Type, { type Static } from 'typebox';
import { section } from '../../schema/vocabulary.ts';

const thing = Type.Object(
  {
    '@type': Type.String({ minLength: 1, description: 'The schema.org type, such as "Service".' }),
  },
  { additionalProperties: true, description: 'A schema.org object, without "@context".' },
);

export const schema = section(
  'jsonld',
  'Structured data for search engines (schema.org). Not visible on the page.',
  {
    data: Type.Union([thing, Type.Array(thing, { minItems: 1 })], {
      description:
        'One schema.org object, or a list of objects; "@context" is added automatically.',
    }),
  },
  { 'x-group': 'Text and data', 'x-synonyms': 'structured-data schema-org seo', 'x-frame': false },
);

export type Jsonld = Static<typeof schema>;
