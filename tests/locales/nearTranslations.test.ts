import { expect, test } from 'vitest';
import { showTranslations } from '../../editor/server/showTranslations.ts';
import { setTranslations } from '../../features/_shared/localeFiles/setTranslations.ts';
import type { CheckedSite } from '../../schema/check/checkSite.ts';
import { checkFiles } from '../diagnostics/checkFiles.ts';
import { bilingualSite } from './bilingualSite.ts';

const files = bilingualSite();

async function checkChanged(...changes: [path: string, from: string, to: string][]) {
  const changed: Record<string, string> = { ...files };
  for (const [path, from, to] of changes) {
    expect(changed[path]).toContain(from);
    changed[path] = (changed[path] ?? '').replace(from, to);
  }
  return checkFiles(changed);
}

function show({ pages }: CheckedSite, route: string) {
  return pages.find((page) => page.route === route)?.sections;
}

test('a text keeps its translation when its original is edited a little', async () => {
  const site = await checkChanged(
    ['pages.yaml', 'headline: Hello', 'headline: Hello!'],
    ['pages.yaml', 'See our [prices](/prices), or', 'Look at our [prices](/prices) or'],
    ['pages.yaml', 'It simply works.', 'It simply just works'],
    ['pages.yaml', 'Office in {{ it.name }}', 'Our office in {{ it.name }}'],
    ['pages.yaml', 'We are in {{ city.name }}', 'We are near {{ city.name }}'],
    [
      'pages.yaml',
      '{ label: Prices, to: /prices }, { label: Help',
      '{ label: Pricse, to: /prices }, { label: Help',
    ],
    ['data/cities.yaml', 'name: Lisbon', 'name: Lisbone'],
  );
  expect(show(site, '/es')).toMatchObject([
    { headline: 'Hola', text: 'Vea nuestros [precios](/prices), o la [ayuda](/help#why).' },
    { text: 'Simplemente funciona.' },
    { items: [{ title: 'Oficina en Lisboa' }, { title: 'Oficina en Porto' }] },
  ]);
  expect(show(site, '/es/ciudades/lisboa')).toMatchObject([{ headline: 'Estamos en Lisboa' }]);
  const es = site.siteContext.localized.get('es');
  expect(es?.site?.header.items?.[0]?.label).toBe('Precios');
  const stale = site.diagnostics.filter(({ code }) => code === 'BW521');
  expect(stale).toHaveLength(7);
  // The header is not the only place of “Prices”, so its entry stays with the others.
  expect(stale.filter(({ fix }) => !fix)).toHaveLength(1);
  expect(site.diagnostics.filter(({ code }) => code === 'BW522')).toEqual([]);
});

test.each([
  ['another text', 'Goodbye'],
  ['other values', 'Hello {{ site.name }}'],
  ['many more words', 'Hello to everybody who happens to read this'],
])('a text with %s shows its original, and the message says so', async (_, headline) => {
  const site = await checkChanged(['pages.yaml', 'headline: Hello', `headline: "${headline}"`]);
  expect(show(site, '/es')).toMatchObject([
    { headline: headline.replace('{{ site.name }}', 'Example') },
    {},
    {},
  ]);
  const orphan = site.diagnostics.find(({ code }) => code === 'BW522');
  expect(orphan?.message).toBe(
    '`/` no longer has the text “Hello”. Visitors see what replaced it without a translation.',
  );
});

test('an entry whose original the page still has is no translation of a similar text', async () => {
  const site = await checkChanged([
    'pages.yaml',
    '- { use: closing',
    '- { type: cta, title: Hello! }\n      - { use: closing',
  ]);
  expect(show(site, '/es')).toMatchObject([{ headline: 'Hola' }, { title: 'Hello!' }, {}, {}]);
});

test('the editor shows the earlier translation at once, and approves it in its place', async () => {
  const edited = await checkChanged(['pages.yaml', 'A guest', 'A guests']);
  const [row] =
    showTranslations(edited, 'es', '/')?.texts.filter(({ original }) => original === 'A guests') ??
    [];
  expect(row).toMatchObject({
    state: 'stale',
    translation: 'Una invitada',
    was: 'A guest',
    earlier: 'A guest',
  });
  const { page = '', original = '', earlier, translation } = row ?? {};
  const layout = { source: 'en', target: 'es', pages: ['/'], listOriginals: () => [original] };
  const approve = { page, original, earlier, translation };
  expect(setTranslations(files['locales/es.yaml'], [approve], layout)).toBe(
    files['locales/es.yaml'].replace('en: A guest', 'en: A guests'),
  );
  expect(setTranslations(files['locales/es.yaml'], [{ ...approve, was: 'A guest' }], layout)).toBe(
    files['locales/es.yaml'].replace('en: A guest', 'en: A guests, was: A guest'),
  );
});

test('a translated article has its page without an entry, and its missing texts are named', async () => {
  const entry = '"/blog/{{ post.key }}": { route: "/es/notas/{{ post.key }}" }\n';
  const site = await checkChanged(
    ['locales/es.yaml', entry, ''],
    ['pages.yaml', '{{ post.body }}" }]', '{{ post.body }}" }, { type: quote, text: More of it }]'],
  );
  expect(site.pages.map(({ route }) => route).filter((route) => /^.es.blog/.test(route))).toEqual([
    '/es/blog/first',
  ]);
  expect(site.diagnostics.filter(({ file }) => file === 'locales/es/posts/first.md')).toMatchObject(
    [
      {
        code: 'BW520',
        message: 'A text of `/blog/{{ post.key }}` has no translation: “More of it”.',
      },
    ],
  );
});

test('a page that a language lacks shows no translation of a similar text', async () => {
  const about = `  /about:
    title: About the people who build it
    description: Who builds the product, how it all began, and what we think of it today
    sections: [{ type: hero, headline: The prices }]
`;
  const codes = async (...changes: [path: string, from: string, to: string][]) => {
    const added: (typeof changes)[number] = ['pages.yaml', 'pages:\n', `pages:\n${about}`];
    const { diagnostics } = await checkChanged(added, ...changes);
    return diagnostics.flatMap(({ code }) => (code === 'BW521' ? code : []));
  };
  expect(await codes()).toEqual([]);
  expect(await codes(['locales/es.yaml', '/prices:', '/about: { texts: [] }\n/prices:'])).toEqual([
    'BW521',
  ]);
});

test('an empty list in another language names the language', async () => {
  const site = await checkChanged(
    ['locales/es/posts/first.md', 'Hola', '{{ site.name }}'],
    [
      'pages.yaml',
      '- { use: closing',
      '- { type: links, title: News, items: { from: posts, where: { title: Second post of all }, as: { label: "{{ it.title }}", to: "/blog/{{ it.key }}" } } }\n      - { use: closing',
    ],
  );
  const empty = site.diagnostics.find(({ code }) => code === 'BW085');
  expect(empty?.message).toBe(
    'No row of `posts` in Spanish matches, but the section needs at least one entry.',
  );
});
