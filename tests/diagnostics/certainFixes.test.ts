import { expect, it } from 'vitest';
import { fixSite } from '../../schema/check/fixSite.ts';
import { checkFiles } from './checkFiles.ts';

const head = `site:
  name: Example
  url: https://www.example.com
  description: An example
`;

/** A page with a hero, and links to other pages. */
function page(route: string, title: string, links: string[] = []): string {
  const items = links.map((to) => `          - { label: To ${to}, to: ${to} }\n`).join('');
  return `  ${route}:
    title: ${title}, a page of the example
    description: This is the page about ${title}, with all that visitors need to know about it today.
    sections:
      - type: hero
        headline: ${title}
${items && `      - type: links\n        items:\n${items}`}`;
}

/** Checks files, applies the fixes, and returns the diagnostics before and the texts after. */
async function fix(files: Record<string, string>) {
  const { diagnostics } = await checkFiles(files);
  const texts = await fixSite(diagnostics, {
    read: async (path) => files[path] ?? '',
    check: async (changed) =>
      (await checkFiles({ ...files, ...Object.fromEntries(changed) })).diagnostics,
  });
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  return { errors, texts };
}

it('a link to a page that is not written yet stays', async () => {
  const pages = [
    page('/', 'Home', ['/austin-virtual-assistants', '/boston-virtual-assistants']),
    page('/austin-virtual-assistants', 'Austin'),
  ];
  const { errors, texts } = await fix({ 'pages.yaml': `${head}pages:\n${pages.join('')}` });
  expect(errors.map(({ message }) => message)).toEqual([
    'The page `/boston-virtual-assistants` does not exist.',
  ]);
  expect(texts.size).toBe(0);
});

it('a missing slash is added, and no link moves to another page', async () => {
  const routes = ['/city-1-assistants', '/city-19-assistants', '/city-18-assistants'];
  const pages = [
    page('/', 'Home', routes),
    ...routes.map((route) => page(route, route.replaceAll('-', ' '), ['/', '/city-19-assistants'])),
  ];
  const good = `${head}pages:\n${pages.join('')}`;
  const { texts } = await fix({ 'pages.yaml': good.replace('  /city-19', '  city-19') });
  expect(texts.get('pages.yaml')).toBe(good);
});

it.each([
  ['a page', '  /tours:', '  /tourss:', ['/tours', '/tours']],
  ['a page with one link', '  /tours:', '  /tourss:', ['/tours']],
])('a misspelt route is fixed where it is defined: %s', async (_, right, wrong, links) => {
  const pages = [
    page('/', 'Home', links.slice(0, 1)),
    page('/tours', 'Tours'),
    page('/about', 'About', links.slice(1)),
  ];
  const good = `${head}  header: { items: [{ label: About, to: /about }] }\npages:\n${pages.join('')}`;
  const { errors, texts } = await fix({ 'pages.yaml': good.replace(right, wrong) });
  expect(errors).toHaveLength(1);
  expect(texts.get('pages.yaml')).toBe(good);
});

const rows = (names: string[]) => ({
  'data/tours.yaml': names.map((name) => `${name}: { name: The tour }\n`).join(''),
  'data/tours.schema.yaml':
    'type: object\nrequired: [name]\nproperties:\n  name: { type: string, description: Name. }\n',
});

it('a misspelt row is fixed where it is defined', async () => {
  const bound = (route: string) =>
    page(route, 'Tour').replace(
      'title: ',
      'with: { tour: tours.hardanger }\n    title: "{{ tour.name }} " #',
    );
  const manifest = `${head}pages:\n${page('/', 'Home', ['/one', '/two'])}${bound('/one')}${bound('/two')}`;
  const good = rows(['hardanger', 'lofoten']);
  const { errors, texts } = await fix({ 'pages.yaml': manifest, ...rows(['hadanger', 'lofoten']) });
  expect(errors.map(({ file, line }) => `${file}:${line}`)).toEqual(['data/tours.yaml:1']);
  expect(Object.fromEntries(texts)).toEqual({ 'data/tours.yaml': good['data/tours.yaml'] });
});

it('a misspelt block is fixed where it is defined', async () => {
  const used = (route: string) => `${page(route, route)}      - use: closing-cta\n`;
  const good = `${head}pages:\n${page('/', 'Home', ['/one', '/two'])}${used('/one')}${used('/two')}blocks:\n  closing-cta: { type: prose, text: The end }\n`;
  const { errors, texts } = await fix({
    'pages.yaml': good.replace('  closing-cta:', '  closing-ctaa:'),
  });
  expect(errors.map(({ message }) => message)).toEqual([
    'Nothing uses the block `closing-ctaa`. 2 places use `closing-cta`, which does not exist.',
  ]);
  expect(texts.get('pages.yaml')).toBe(good);
});

it('columns and keys of lists are fixed wherever they are misspelt', async () => {
  const list = (where: string, sort: string, as: string) =>
    `      - { type: cards, items: { from: tours, where: ${where}, sort: ${sort}, as: ${as} } }\n`;
  const pages = (wrong: (text: string) => string) =>
    `${head}pages:\n${page('/', 'Home')}${wrong(
      list('{ lenght: 3 }', '-lenght', '{ title: "{{ it.name }}", meta: "{{ it.lenght }}" }') +
        list('{ lenght: 4 }', '[lenght, name]', '{ title: "{{ it.name }}" }'),
    )}`;
  const data = {
    'data/tours.yaml': 'one: { name: One, length: 3 }\ntwo: { name: Two, length: 4 }\n',
    'data/tours.schema.yaml':
      'type: object\nrequired: [name]\nproperties:\n  name: { type: string, description: Name. }\n  length: { type: integer, description: Days. }\n',
  };
  const slips = (text: string) => text.replaceAll('as: { title', 'as: { tittle');
  const { texts } = await fix({ 'pages.yaml': pages(slips), ...data });
  expect(Object.fromEntries(texts)).toEqual({
    'pages.yaml': pages((text) => text.replaceAll('lenght', 'length')),
  });
});

it('one use that disagrees with others is misspelt', async () => {
  const good = `${head}pages:\n${page('/', 'Home', ['/tours'])}${page('/tours', 'Tours', ['/tours'])}`;
  const { texts } = await fix({ 'pages.yaml': good.replace('to: /tours }', 'to: /toours }') });
  expect(texts.get('pages.yaml')).toBe(good);
});

it('several uses that agree on a missing page beside a page in use stay', async () => {
  const pages = [page('/', 'Home', ['/tours', '/toura']), page('/tours', 'Tours', ['/toura'])];
  const { errors, texts } = await fix({ 'pages.yaml': `${head}pages:\n${pages.join('')}` });
  expect(errors).toHaveLength(1);
  expect(errors[0]).toMatchObject({ hint: 'did you mean "/tours"?' });
  expect(errors[0]?.related).toHaveLength(1);
  expect(texts.size).toBe(0);
});

it('a link in a text with an expression is not replaced by its target', async () => {
  const manifest = `${head}pages:\n${page('/', 'Home', ['/one', '/tours/lofoten'])}  /one:
    with: { tour: tours.lofoten }
    title: The page of one tour only
    description: This is the page about one tour, with all that visitors need to know about it today.
    sections:
      - type: hero
        headline: One tour
        text: "See [the tour](/tuors/{{ tour.key }}) and {{ tour.name }}."
${page('/tours/lofoten', 'Lofoten')}`;
  const { errors, texts } = await fix({ 'pages.yaml': manifest, ...rows(['lofoten']) });
  expect(errors).toHaveLength(1);
  expect(texts.size).toBe(0);
});

it('a fix that leaves another error in its place is not applied, and others are', async () => {
  const range = (line: number) => ({ line, column: 1, endLine: line, endColumn: 4 });
  const error = { file: 'a.yaml', severity: 'error', code: 'BW010', message: 'Wrong.' } as const;
  const bad = { ...error, ...range(1), fix: [{ ...range(1), text: 'bad' }] };
  const good = { ...error, ...range(2), fix: [{ ...range(2), text: 'new' }] };
  const texts = await fixSite([bad, good], {
    read: async () => 'old\nold\n',
    check: async (changed) => {
      const [first, second] = (changed.get('a.yaml') ?? '').split('\n');
      const other = { ...error, ...range(1), message: 'Worse.' };
      return [...(first === 'bad' ? [other] : [bad]), ...(second === 'new' ? [] : [good])];
    },
  });
  expect(Object.fromEntries(texts)).toEqual({ 'a.yaml': 'old\nnew\n' });
});

it.each([
  [
    'a sign between a colon and its space',
    ['headline: Austin', 'headline:🙂 Austin'],
    /space is missing/,
  ],
  [
    'a line break within a word in brackets',
    ['label: To /', 'label: T\no /'],
    /belongs to the value/,
  ],
] as const)('%s is explained, and the author corrects it', async (_name, [from, to], message) => {
  const pages = [page('/', 'Home', ['/austin']), page('/austin', 'Austin')];
  const text = `${head}pages:\n${pages.join('')}`.replace(from, to);
  const { errors, texts } = await fix({ 'pages.yaml': text });
  expect(errors.map((error) => error.message)).toContainEqual(expect.stringMatching(message));
  expect(texts.get('pages.yaml') ?? text).toBe(text);
});
