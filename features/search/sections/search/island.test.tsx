// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSearchFile } from '../../engine/createSearchFile.ts';
import SearchIsland from './island.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const file = createSearchFile([
  {
    href: '/prices',
    title: 'Prices',
    description: 'What it costs.',
    parts: [{ anchor: 'discounts', heading: 'Discounts', text: 'For schools.' }],
  },
  { href: '/team', title: 'Team', description: 'Who we are.' },
]);

let root: Root;
let requests: number;
let answers: () => Response;
/** Each test has an index of its own, because loaded ones are kept. */
let tests = 0;

beforeEach(() => {
  requests = 0;
  answers = () => new Response(JSON.stringify(file));
  vi.stubGlobal('fetch', async () => {
    requests++;
    return answers();
  });
  history.replaceState(null, '', '/search');
  document.body.innerHTML = '<div data-search=""></div>';
  root = createRoot(document.body.firstElementChild as Element);
});
afterEach(() => act(async () => root.unmount()));

const show = () =>
  act(async () => {
    root.render(<SearchIsland index={`/index-${tests++}.json`} action="/search" />);
    await settle();
  });
/** The code and the index are loaded, and the results are there. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
const input = () => document.querySelector('input') as HTMLInputElement;
const type = (text: string) =>
  act(async () => {
    input().focus();
    input().value = text;
    input().dispatchEvent(new InputEvent('input', { bubbles: true }));
    await settle();
  });
const status = () => document.querySelector('[role=status]')?.textContent;
const links = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));

test('loads the index once, at the first focus', async () => {
  await show();
  expect(requests).toBe(0);
  await type('pric');
  await type('prices');
  expect(requests).toBe(1);
});

test('shows the pages while the visitor types, and hides the links to all pages', async () => {
  await show();
  await type('scho');
  expect(links()).toEqual(['/prices', '/prices#discounts']);
  expect(status()).toBe('1 page found');
  const section = document.querySelector<HTMLElement>('[data-search]');
  expect(section?.dataset.searching).toBe('');
  await type('');
  expect([links(), status(), section?.dataset.searching]).toEqual([[], '', undefined]);
});

test('says that nothing was found', async () => {
  await show();
  await type('xylophone');
  expect(status()).toContain('“xylophone”');
});

test('begins with the question in the address, and writes it there', async () => {
  history.replaceState(null, '', '/search?q=team&from=mail');
  await show();
  expect([input().value, links()]).toEqual(['team', ['/team']]);
  await type('prices');
  await act(async () => {
    document.querySelector('form')?.requestSubmit();
  });
  expect(location.search).toBe('?q=prices&from=mail');
});

test('keeps the links to all pages if the index cannot be loaded, and tries again', async () => {
  answers = () => new Response('', { status: 503 });
  await show();
  await type('team');
  expect(status()).toBe('The search could not be loaded.');
  expect(document.querySelector<HTMLElement>('[data-search]')?.dataset.searching).toBeUndefined();
  answers = () => new Response(JSON.stringify(file));
  await act(async () => input().blur());
  await act(async () => {
    input().focus();
    await settle();
  });
  expect([links(), status()]).toEqual([['/team'], '1 page found']);
});
