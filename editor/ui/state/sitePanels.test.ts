import { expect, test } from 'vitest';
import { findSitePanel, listSitePanels } from './sitePanels.ts';

const site = {
  properties: {
    name: {},
    notice: { 'x-panel': 'Notice' },
    feeds: { 'x-panel': 'Sharing and search' },
    other: {},
  },
};

test('a key of a feature is in the panel that it names, which may be a new panel', () => {
  const names = listSitePanels(site).map(({ name }) => name);
  expect(names.slice(-3)).toEqual(['Sharing and search', 'Notice', 'More settings']);
  expect(findSitePanel(site, ['notice', 'text'])?.keys).toEqual(['notice']);
  expect(findSitePanel(site, ['feeds'])?.name).toBe('Sharing and search');
  expect(findSitePanel(site, ['other'])).toMatchObject({ name: 'More settings', keys: ['other'] });
});

test('the keys of a panel come in its order', () => {
  const site = { properties: { theme: { properties: { ground: {}, accent: {}, use: {} } } } };
  const panel = listSitePanels(site).find(({ name }) => name === 'Colours and shapes');
  expect(panel?.keys).toEqual(['use', 'accent', 'ground']);
});
