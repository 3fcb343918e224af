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
