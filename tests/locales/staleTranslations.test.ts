import { expect, test } from 'vitest';
import { fixSite } from '../../schema/check/fixSite.ts';
import { checkFiles } from '../diagnostics/checkFiles.ts';

const manifest = (headline: string, text: string) => `site:
  name: Example
  url: https://www.example.com
  description: An example of a site
  locales: [en, es]
pages:
  /:
    title: An example of a site
    description: A page that shows in a few words what the example is about
    sections:
      - type: hero
        headline: ${headline}
        text: ${text}
`;

const spanish = `# Prices
/:
  texts:
    - en: From $7 an hour # the price
      es: Desde 7 $ por hora
    - { en: We are open every day of the week, es: Abrimos todos los días }
    - en: Nothing like it
      es: Nada igual
`;

test('a fix carries translations over to changed originals, and marks them', async () => {
  const files = {
    'pages.yaml': manifest('Only from $7 an hour', 'We are closed every day of the week, sorry'),
  };
  const check = async (texts: ReadonlyMap<string, string>) => {
    const checked = await checkFiles({
      ...files,
      'locales/es.yaml': spanish,
      ...Object.fromEntries(texts),
    });
    return checked.diagnostics;
  };
  const fixed = await fixSite(await check(new Map()), { read: async () => spanish, check });
  expect(fixed.get('locales/es.yaml')).toBe(
    spanish
      .replace('en: From $7 an hour', 'en: Only from $7 an hour\n      was: From $7 an hour')
      .replace(
        'en: We are open every day of the week,',
        'en: "We are closed every day of the week, sorry", was: We are open every day of the week,',
      ),
  );
  const after = await check(fixed);
  expect(after.filter(({ code }) => code === 'BW521').map(({ message }) => message)).toEqual([
    'The original changed since it was translated: “[From → Only from] $7 an hour”.',
    'The original changed since it was translated: “We are [open → closed] every day of the week[ → , sorry]”.',
  ]);
});

test('a translation with an earlier figure is not shown', async () => {
  const edited = manifest('From $8 an hour', 'We are open every day of the week');
  const { diagnostics } = await checkFiles({ 'pages.yaml': edited, 'locales/es.yaml': spanish });
  expect(diagnostics.find(({ line }) => line === 4)?.code).toBe('BW522');
});

test.each([
  ['We open at 9.00', 'We open at 9:00'],
  ['More than 1,000 trees', 'More than 1000 trees'],
  ['More than 1,000 trees', 'More than 1 000 trees'],
  ['A garden of 40 m²', 'A garden of 40 m2'],
  ['Our cafe', 'Our café'],
  ['Cafe', 'Café'],
  ['Strasse', 'Straße'],
  ['Hom', 'Home'],
  ['Prics', 'Prices'],
  ['Colour', 'Color'],
  ['Contact us', 'Contact us!'],
  ['Contact  us', 'Contact us'],
  ['CONTACT US', 'Contact us'],
  ["Don't wait", 'Don’t wait'],
  ['Our “best” bread', 'Our "best" bread'],
  ['Bread - fresh', 'Bread – fresh'],
  ['Our bread', 'Our **bread**'],
  ['Ask {{ site.name }} now', 'Ask {{site.name}} now'],
  ['e-mail', 'email'],
])('%j keeps its translation as %j, and it is marked', async (original, edited) => {
  const translation = `/:\n  texts:\n    - { en: ${JSON.stringify(original)}, es: Siempre }\n`;
  const files = {
    'pages.yaml': manifest(JSON.stringify(edited), 'Nothing like it'),
    'locales/es.yaml': translation,
  };
  const { diagnostics, pages } = await checkFiles(files);
  const spanishPage = pages.find(({ route }) => route === '/es');
  expect(spanishPage?.sections[0]).toMatchObject({ headline: 'Siempre' });
  expect(diagnostics.filter(({ file }) => file === 'locales/es.yaml')).toEqual(
    expect.arrayContaining([expect.objectContaining({ code: 'BW521', line: 3 })]),
  );
});

test.each([
  ['From $7 an hour', 'From $8 an hour'],
  ['Grows by 1.5 percent', 'Grows by 15 percent'],
  ['Ask {{ site.name }} now', 'Ask {{ site.url }} now'],
  ['Open', 'Oven'],
])('%j does not keep its translation as %j', async (original, edited) => {
  const translation = `/:\n  texts:\n    - { en: ${JSON.stringify(original)}, es: Siempre }\n`;
  const { pages } = await checkFiles({
    'pages.yaml': manifest(JSON.stringify(edited), 'Nothing like it'),
    'locales/es.yaml': translation,
  });
  const spanishPage = pages.find(({ route }) => route === '/es');
  expect(spanishPage?.sections[0]).not.toMatchObject({ headline: 'Siempre' });
});

test('moving, hiding and duplicating sections changes no translation', async () => {
  const sections = (list: string) =>
    manifest('Hello', 'World').replace(/- type: hero[\s\S]*/, list);
  const files = {
    'locales/es.yaml': '/: { texts: [{ en: Hello, es: Hola }, { en: World, es: Mundo }] }\n',
  };
  const orders = [
    '- { type: hero, headline: Hello }\n      - { type: cta, title: World }',
    '- { type: hero, headline: Hello, draft: true }\n      - { type: cta, title: World, id: end }',
    '- { type: hero, headline: World }\n      - { type: cta, title: Hello }\n      - { type: cta, title: Hello }',
  ];
  for (const list of orders) {
    const { diagnostics } = await checkFiles({ 'pages.yaml': sections(list), ...files });
    const codes = diagnostics
      .filter(({ file }) => file === 'locales/es.yaml')
      .map(({ code }) => code);
    expect(codes).toEqual(['BW520']);
  }
});
