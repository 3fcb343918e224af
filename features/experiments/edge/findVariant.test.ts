import { expect, test } from 'vitest';
import { findVariant } from './findVariant.mjs';

const tests = {
  '/': { name: 'hero', to: '/variant-b' },
  '/de': { name: 'price', to: '/de/variant-b' },
};
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0';

function choose(
  client: string,
  { path = '/', agent = firefox, method = 'GET' } = {},
): Promise<string | undefined> {
  const headers = new Headers({ 'user-agent': agent });
  const request = { url: `https://www.example.com${path}`, headers, method };
  return findVariant(request, client, tests, 'www.example.com');
}

/** Finds a visitor who sees variant b. */
async function findVisitor(): Promise<string> {
  for (let network = 0; ; network++)
    if (await choose(`10.0.${network}.1`)) return `10.0.${network}.1`;
}

test('half of 10,000 visitors see variant b, for each test a different half', async () => {
  const visitors = Array.from({ length: 10_000 }, (_, index) => ({
    client: `${10 + (index % 90)}.${(index >> 3) % 256}.${index % 251}.7`,
    agent: `${firefox} ${index}`,
  }));
  const choices = await Promise.all(
    visitors.map(({ client, agent }) =>
      Promise.all([choose(client, { agent }), choose(client, { agent, path: '/de' })]),
    ),
  );
  const measure = (isCounted: (pair: (typeof choices)[number]) => boolean) =>
    Math.abs(choices.filter(isCounted).length / visitors.length - 0.5);
  expect(measure(([hero]) => hero !== undefined)).toBeLessThan(0.02);
  expect(measure(([, price]) => price !== undefined)).toBeLessThan(0.02);
  expect(measure((pair) => (pair[0] === undefined) === (pair[1] === undefined))).toBeLessThan(0.02);
});

test('a visitor keeps the variant within a network, with a query and at both spellings', async () => {
  const visitor = await findVisitor();
  expect(await choose(visitor.replace(/1$/, '254'))).toBe('/variant-b');
  expect(await choose(`::ffff:${visitor}`)).toBe('/variant-b');
  expect(await choose(visitor, { path: '/?utm_source=mail' })).toBe('/variant-b');
  expect(await choose(visitor, { method: 'HEAD' })).toBe('/variant-b');
  const ofNetwork = ['2001:db8:0:1::5', '2001:0db8:0000:ffff::', '2001:db8::9'];
  const found = await Promise.all(ofNetwork.map((client) => choose(client, { path: '/de' })));
  expect(new Set(found).size).toBe(1);
  expect(await choose('::1')).toBe(await choose('0:0:0:0:0:0:0:2'));
  for (const client of ['203.0.113.1', '203.0.113.2'])
    expect(await choose(client, { path: '/de/' })).toBe(await choose(client, { path: '/de' }));
});

test('robots, posts, other pages and visitors without an address see the page itself', async () => {
  const visitor = await findVisitor();
  const robots = [
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0)',
    'facebookexternalhit/1.1',
    'Mozilla/5.0 (X11) HeadlessChrome/140.0.0.0 Safari/537.36',
    'GPTBot/1.2',
    'curl/8.5.0',
    '',
  ];
  for (const agent of robots)
    for (let network = 0; network < 20; network++)
      expect(await choose(`10.0.${network}.1`, { agent })).toBeUndefined();
  expect(await choose(visitor, { method: 'POST' })).toBeUndefined();
  expect(await choose(visitor, { path: '/about' })).toBeUndefined();
  expect(await choose(visitor, { path: '/constructor' })).toBeUndefined();
  expect(await choose('')).toBeUndefined();
});
