import Type, { type TSchema } from 'typebox';
import { wordGroups } from './createSiteWords.ts';
import { listParameters, type Message, type WordGroup } from './Message.ts';

/** The sections' schemas by type; a site's own section may add words. */
type Sections = Readonly<Record<string, TSchema>>;

/** Returns all English words of the engine and the site's own sections, by group. */
export function listWordGroups(sections: Sections): Record<string, WordGroup> {
  const groups: Record<string, WordGroup> = { ...wordGroups };
  for (const [type, schema] of Object.entries(sections)) {
    const { 'x-words': own } = schema as { 'x-words'?: WordGroup };
    if (own) groups[type] = { ...groups[type], ...own };
  }
  return groups;
}

/** Creates the schema of the words of one language: all groups and keys, none required. */
export function createWordsSchema(sections: Sections): TSchema {
  return createMapping(
    'Words of the interface, by the part that shows them.',
    Object.entries(listWordGroups(sections)).map(([group, words]) => {
      const entries = Object.entries(words).map(([key, word]) => [key, createWord(word)] as const);
      return [group, createMapping(`Words of \`${group}\`.`, entries)] as const;
    }),
  );
}

function createMapping(description: string, entries: (readonly [string, TSchema])[]): TSchema {
  const properties = entries.map(([key, schema]) => [key, Type.Optional(schema)]);
  return Type.Object(Object.fromEntries(properties), { additionalProperties: false, description });
}

function createWord(english: Message): TSchema {
  const description = `English: ${typeof english === 'string' ? english : english.other}`;
  const text = Type.String({ minLength: 1, description });
  if (!listParameters(english).includes('count')) return text;
  return Type.Union([text, pluralForms], { description });
}

const form = Type.Optional(Type.String({ minLength: 1, description: 'Text for such numbers.' }));

const pluralForms = Type.Object(
  {
    zero: form,
    one: form,
    two: form,
    few: form,
    many: form,
    other: Type.String({ minLength: 1, description: 'Text for all other numbers.' }),
  },
  { additionalProperties: false, description: 'Texts by the number.' },
);
