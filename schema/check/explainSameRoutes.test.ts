import { expect, test } from 'vitest';
import { checkFiles } from '../../tests/diagnostics/checkFiles.ts';

const site = (each: string, route: string) => ({
  'pages.yaml': `site: { name: Example, url: https://www.example.com, description: An example of a site }
pages:
  ${JSON.stringify(route)}:
    each: { one: ${each} }
    title: "One"
    description: "A page that shows in a few words what the example is about"
    sections: [{ type: hero, headline: Hello }]
`,
});

async function findDuplicates(files: Record<string, string>) {
  const { diagnostics } = await checkFiles(files);
  return diagnostics
    .filter(({ code }) => code === 'BW100')
    .map(({ file, line, message, related }) => ({
      place: `${file}:${line}`,
      message,
      others: related?.map((other) => `${other.file}:${other.line}`),
    }));
}

test('names the values of a column that have the same address, with their places', async () => {
  const post = (tags: string) => `---\ntitle: A post\ntags: ${tags}\n---\nText\n`;
  const found = await findDuplicates({
    ...site('{ from: posts, values: tags }', '/tags/{{ one.key }}'),
    'data/posts.schema.yaml': 'properties: { title: {}, tags: {} }\n',
    'data/posts/chair.md': post('[oak, Café]'),
    'data/posts/lamp.md': post('[Oak, Cafe, CAFE, Цены, Tseny]'),
    'data/posts/table.md': post('\n  - ash\n  - oak'),
  });
  expect(found).toEqual([
    {
      place: 'data/posts/lamp.md:3',
      message: 'oak (data/posts/chair.md) and Oak (data/posts/lamp.md) are both `/tags/oak`.',
      others: ['data/posts/chair.md:3', 'pages.yaml:3'],
    },
    {
      place: 'data/posts/lamp.md:3',
      message:
        'Café (data/posts/chair.md), Cafe (data/posts/lamp.md) and CAFE (data/posts/lamp.md) are all `/tags/cafe`.',
      others: ['data/posts/chair.md:3', 'data/posts/lamp.md:3', 'pages.yaml:3'],
    },
    {
      place: 'data/posts/lamp.md:3',
      message: 'Цены (data/posts/lamp.md) and Tseny (data/posts/lamp.md) are both `/tags/tseny`.',
      others: ['data/posts/lamp.md:3', 'pages.yaml:3'],
    },
  ]);
});

test('names the rows whose columns have the same address', async () => {
  const found = await findDuplicates({
    ...site('cities', '/{{ one.name | slug }}'),
    'data/cities.yaml': 'a: { name: Malmö }\nb: { name: Lund }\nc: { name: Malmo }\n',
    'data/cities.schema.yaml': 'properties: { name: {} }\n',
  });
  expect(found).toEqual([
    {
      place: 'data/cities.yaml:3',
      message: 'a (data/cities.yaml) and c (data/cities.yaml) are both `/malmo`.',
      others: ['data/cities.yaml:1', 'pages.yaml:3'],
    },
  ]);
});

test('asks for a column where the route leaves out one of the names', async () => {
  const found = await findDuplicates({
    'pages.yaml': site('cities', '/{{ one.key }}')['pages.yaml'].replace(
      'one: cities',
      'one: cities, two: cities',
    ),
    'data/cities.yaml': 'a: { name: Malmö }\nb: { name: Lund }\n',
    'data/cities.schema.yaml': 'properties: { name: {} }\n',
  });
  expect(found).toEqual([
    {
      place: 'pages.yaml:3',
      message: '`each` creates 4 pages, but only 2 different routes.',
      others: undefined,
    },
  ]);
});

test('reports a value that has no address, and no empty one', async () => {
  const { diagnostics } = await checkFiles({
    ...site('{ from: posts, values: tags }', '/tags/{{ one.key }}'),
    'data/posts.schema.yaml': 'properties: { title: {}, tags: {} }\n',
    'data/posts/chair.md': '---\ntitle: A post\ntags: ["?!", "🎉"]\n---\nText\n',
  });
  expect(
    diagnostics.flatMap(({ severity, code, message }) =>
      severity === 'error' ? `${code} ${message}` : [],
    ),
  ).toEqual([
    'BW027 "/tags/?!" is not a valid route. A route starts with `/` and uses lower-case letters, digits and hyphens.',
  ]);
});

test.each([
  [4, 'a, b, c and d'],
  [5, 'a, b, c, d and 1 more'],
])('names four of %i rows at most', async (count, names) => {
  const keys = ['a', 'b', 'c', 'd', 'e'].slice(0, count);
  const [found] = await findDuplicates({
    ...site('cities', '/{{ one.name | slug }}'),
    'data/cities.yaml': keys.map((key) => `${key}: { name: Lund }\n`).join(''),
    'data/cities.schema.yaml': 'properties: { name: {} }\n',
  });
  expect(found?.message.replaceAll(' (data/cities.yaml)', '')).toBe(`${names} are all \`/lund\`.`);
});
