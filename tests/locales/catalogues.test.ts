import { expect, test } from 'vitest';
import type { Catalogue } from '../../schema/locales/Catalogue.ts';
import { listOwnerTexts } from '../../schema/locales/listOwnerTexts.ts';
import { listSiteTexts } from '../../schema/locales/listSiteTexts.ts';
import { checkFiles } from '../diagnostics/checkFiles.ts';

const pages = `site:
  name: Example
  url: https://www.example.com
  description: An example of a site
  locales: [en, es]
  header: { items: [{ label: Prices, to: /prices }] }
blocks:
  closing: { type: quote, text: It simply works. }
pages:
  /:
    title: An example of a site
    description: A page that shows in a few words what the example is about
    sections:
      - type: hero
        headline: Hello
        image: { src: "placeholder:landscape", alt: A hill }
        actions: [{ label: Prices, to: /prices }]
      - { type: faq, id: questions, items: [{ question: Why?, answer: "{{ site.name }}" }] }
      - { use: closing, author: A guest }
      - { type: faq, items: [{ question: How?, answer: So. }] }
      - { type: faq, items: [{ question: Why?, answer: So. }] }
  /prices:
    title: Prices
    description: What everything costs, and what it does not cost, in a few words
    sections: [{ type: hero, headline: Prices }]
`;

test('lists the texts of a page in its order, with places that do not depend on it', async () => {
  const { siteContext } = await checkFiles({ 'pages.yaml': pages });
  const { resolve, fieldIndex, manifest } = siteContext.context;
  const [home] = manifest.routeEntries;
  const texts = listOwnerTexts(home as never, 'page', { ...resolve, fieldIndex });
  expect(texts.map(({ place, text }) => `${place} = ${text}`)).toEqual([
    'title = An example of a site',
    'description = A page that shows in a few words what the example is about',
    'hero.headline = Hello',
    'hero.image.alt = A hill',
    'hero.actions[0].label = Prices',
    'questions.items[0].question = Why?',
    'closing.author = A guest',
    'faq.items[0].question = How?',
    'faq.items[0].answer = So.',
    'faq(2).items[0].question = Why?',
    'faq(2).items[0].answer = So.',
  ]);
  const site = manifest.site as NonNullable<typeof manifest.site>;
  const siteTexts = listOwnerTexts(site, 'site', { ...resolve, fieldIndex });
  expect(siteTexts.map(({ place }) => place)).toEqual(['description', 'header.items[0].label']);
});

test('lists the texts of a site in the order of its files', async () => {
  const { siteContext } = await checkFiles({
    'pages.yaml': pages,
    'locales/es.yaml': '',
    'data/cities.yaml': 'lisbon: { name: Lisbon, note: On the river }\n',
    'data/cities.schema.yaml': `type: object
properties: { name: { type: string }, note: { type: string } }
`,
    'data/forms/contact.yaml':
      'title: Contact\nsubmit: Send\ngroups: [{ fields: [{ name: email, label: Email, kind: email }] }]\n',
  });
  const { context } = siteContext;
  const { owners, texts } = listSiteTexts(context.catalogues.get('es') as Catalogue, context);
  expect(owners.map((owner) => owner.page)).toEqual([
    ...['site', '/', '/prices', 'data/cities#name', 'data/cities#note', 'forms/contact'],
  ]);
  expect(owners[0]?.texts.map(({ original }) => original)).toEqual([
    ...['An example of a site', 'Prices', 'It simply works.'],
  ]);
  // What several pages share is listed once, with the texts of the site.
  expect(texts.filter(({ original }) => original === 'Prices')).toMatchObject([{ page: 'site' }]);
});

test('finds translations by their original, and by their place where one original has several', async () => {
  const { siteContext, diagnostics } = await checkFiles({
    'pages.yaml': pages,
    'locales/es.yaml': `/:
  texts:
    - { en: Why?, es: ¿Por qué?, draft: true }
    - { en: Why?, es: ¿Y por qué?, at: "faq(2)" }
    - { en: Hello, was: Hi, es: Hola }
    - en: How?
      es:
site: { texts: [{ en: Prices, es: Precios }] }
`,
    'locales/es/prices.yaml': '/prices: { route: /es/precios, texts: [] }',
  });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const es = siteContext.context.catalogues.get('es');
  const find = (text: string, place: string) =>
    es?.pages.get('/')?.list.find(text, () => place)?.translation;
  expect(find('Why?', 'questions.items[0].question')).toBe('¿Por qué?');
  expect(find('Why?', 'faq(2).items[0].question')).toBe('¿Y por qué?');
  expect(find('Hello', 'hero.headline')).toBe('Hola');
  expect(find('How?', 'faq.items[0].question')).toBeUndefined();
  expect(es?.pages.get('/prices')?.route).toBe('/es/precios');
  expect(es?.site.find('Prices', () => '')?.translation).toBe('Precios');
});
