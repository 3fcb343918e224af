import { prose } from './prose.ts';
import { random } from './random.ts';
import { cards, groups, people, questions, slides } from './sectionTexts.ts';
import { placeName, serviceName, slug } from './topics.ts';

/** The columns of every row. */
export interface Named {
  name: string;
  slug: string;
}

/** Creates row `index` of data/services.yaml. */
export function serviceRow(index: number, seed: number) {
  const name = serviceName(index);
  const lower = `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  const words = prose(random(seed * 1_000_003 + 500_000 + index), lower, 'your town');
  return {
    name,
    slug: slug(name),
    lower,
    motto: `${name}, ${words.promise()}`,
    groups: groups(words, 3),
    included: words.points(4),
    asked: questions(words, 4, '/'),
  };
}

/** Creates row `index` of data/cities.yaml. */
export function cityRow(index: number, seed: number) {
  const name = placeName(index);
  const dice = random(seed * 1_000_003 + 700_000 + index);
  const words = prose(dice, 'our work', name);
  return {
    name,
    slug: slug(name),
    rate: 8 + dice.number(20),
    motto: `Work done in ${name}, ${words.promise()}`,
    cards: cards(words, 5, '/'),
    asked: questions(words, 3, '/'),
    voice: { text: words.text(4), author: dice.pick(people) },
    slides: slides(words, 3),
  };
}

/** The row schemas (data/*.schema.yaml) of the two collections. */
export const rowSchemas = {
  services: rowSchema(['name', 'slug', 'lower', 'motto'], {
    groups: 'array',
    included: 'array',
    asked: 'array',
  }),
  cities: rowSchema(['name', 'slug', 'motto'], {
    rate: 'number',
    cards: 'array',
    asked: 'array',
    voice: 'object',
    slides: 'array',
  }),
};

function rowSchema(texts: string[], others: Record<string, string>): object {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    additionalProperties: false,
    required: [...texts, ...Object.keys(others)],
    properties: {
      ...Object.fromEntries(texts.map((key) => [key, { type: 'string', minLength: 1 }])),
      ...Object.fromEntries(Object.entries(others).map(([key, type]) => [key, { type }])),
    },
  };
}
