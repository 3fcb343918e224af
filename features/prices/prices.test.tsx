import { expect, test } from 'vitest';
import type { AnySection, Site } from '../../schema/vocabulary.ts';
import { checkFiles } from '../../tests/diagnostics/checkFiles.ts';
import { renderSection, renderStructuredData, sectionExample } from '../../tests/renderSection.tsx';
import { findPriceFlaws } from './findPriceFlaws.ts';
import { formatAmount } from './formatAmount.ts';
import { scripts } from './head.ts';
import { listCurrencies } from './listCurrencies.ts';

const billing = { label: 'Payment', monthly: 'Monthly', yearly: 'Yearly' };
const pricing = (prices: unknown[], keys: object = {}) =>
  sectionExample<AnySection>('pricing', {
    plans: prices.map((price, index) => ({ name: `Plan ${index}`, price, features: ['Support'] })),
    ...keys,
  } as Partial<AnySection>);

test('the currency of the site comes first, and a text shows in all', () => {
  const section = pricing([{ EUR: 1250, USD: 13.5 }, 'On request']);
  expect(listCurrencies(section as never, 'USD')).toEqual(['USD', 'EUR']);
  const html = renderSection(section);
  expect(html).toMatch(/data-currency-choice="USD"[^>]*><input type="radio"[^>]*value="1"/);
  expect(html).toContain('<strong>$13.50</strong>');
  expect(html).toContain('<strong>€1,250</strong>');
  expect(html.match(/data-currency="\d"/g)).toHaveLength(2);
  expect(html.match(/checked=""/g)).toHaveLength(1);
});

test('plans with texts have no switch', () => {
  const html = renderSection(pricing(['$9', '$19']));
  expect(html).not.toMatch(/currency|<fieldset/);
});

test('amounts follow the language', () => {
  const spaces = /\s/g;
  expect(formatAmount(1250, 'EUR', 'de-DE').replace(spaces, ' ')).toBe('1.250 €');
  expect(formatAmount(12.5, 'USD', 'en-US')).toBe('$12.50');
  expect(formatAmount(1200, 'JPY', 'en-US')).toBe('¥1,200');
  expect(formatAmount(12, 'EUR', 'ar')).toContain('€');
});

test('search engines get an offer for each currency', () => {
  expect(renderStructuredData(pricing([{ EUR: 12, USD: 13 }, 'Free']))).toMatchObject([
    {
      '@type': 'OfferCatalog',
      itemListElement: [
        {
          '@type': 'Service',
          name: 'Plan 0',
          offers: [
            { '@type': 'Offer', price: '12', priceCurrency: 'EUR' },
            { '@type': 'Offer', price: '13', priceCurrency: 'USD' },
          ],
        },
      ],
    },
  ]);
  expect(renderStructuredData(pricing(['$9']))).toEqual([]);
});

test.each([
  ['nothing', [{ EUR: 1, USD: 2 }, 'Free'], []],
  [
    'a currency without price',
    [
      { EUR: 1, USD: 2 },
      { EUR: 3, GBP: 2 },
    ],
    ['GBP', 'USD'],
  ],
  [
    'a misspelt code',
    [
      { EUR: 1, USD: 2 },
      { EUR: 3, UDS: 4 },
    ],
    ['`UDS` is no code', 'USD'],
  ],
  ['a sign', [{ '€': 1, USD: 2 }], ['`€` is no code']],
])('reports %s', (_, prices, messages) => {
  const flaws = findPriceFlaws(pricing(prices), 8);
  for (const message of messages) expect(JSON.stringify(flaws)).toContain(message);
  expect(flaws.length > 0).toBe(messages.length > 0);
});

test('reports yearly prices and a switch that have no effect', () => {
  const plans = ['$9', '$19'].map((price, index) => ({
    name: `Plan ${index}`,
    price,
    features: ['Support'],
    yearly: { price: '$90' },
  }));
  const paths = (keys: object) => findPriceFlaws(pricing(['$9'], keys), 8).map(({ path }) => path);
  expect(paths({ billing })).toEqual([['billing']]);
  expect(paths({ plans })).toEqual([0, 1].map((index) => ['plans', index, 'yearly']));
  expect(paths({ plans, billing })).toEqual([]);
});

test('the radio buttons of each section have a name of their own', () => {
  const names = (id: string) =>
    renderSection({ ...pricing([{ EUR: 1, USD: 2 }]), id, billing } as AnySection).match(
      /name="[^"]*"/g,
    ) ?? [];
  expect(new Set(names('a'))).toEqual(new Set(['name="a-billing"', 'name="a-currency"']));
  expect(names('b')).not.toEqual(names('a'));
});

const site = (price: string) => ({
  'pages.yaml': `site: { name: Example, url: https://www.example.com, description: An example of a site }
pages:
  /:
    title: An example of a site
    description: A page that shows in a few words what the example is about
    sections:
      - { type: hero, headline: Hello }
      - type: pricing
        title: Plans
        plans:
          - { name: Solo, price: { EUR: 12, USD: 13 }, features: [Calendar] }
          - { name: Crew, price: ${price}, features: [Mail] }
`,
});

test.each([
  ['{ EUR: 20, USD: on request }', 12],
  ['{ EUR: 20, USD: }', 12],
  ['{ EUR: 20, USD: -2 }', 12],
  ['{ EUR: 20, usd: 22 }', 12],
  ['{ EUR: 20 }', 12],
  ['{}', 12],
  ['[20, 22]', 12],
])('the price %s is reported at its line', async (price, line) => {
  const { diagnostics } = await checkFiles(site(price));
  expect(diagnostics.map((one) => [one.file, one.line])).toContainEqual(['pages.yaml', line]);
  expect(diagnostics).toHaveLength(1);
});

test('only pages with currencies have the script', async () => {
  const { siteContext } = await checkFiles(site('Free'));
  const page = { features: { routeWithCurrencies: '/' } };
  const found = scripts(siteContext.site as Site, { pages: [page] });
  expect(found.map(({ pages }) => pages)).toEqual([['/']]);
  expect(found[0]?.code.length).toBeLessThan(900);
  expect(scripts(siteContext.site as Site, { pages: [] })).toEqual([]);
});
