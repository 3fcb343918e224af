import { expect, test } from 'vitest';
import type { PageSummary } from '../../protocol/PageSummary.ts';
import { findNeighbour, nestPages, type PageNode } from './nestPages.ts';

const page = (key: string, file = 'pages.yaml') => ({ file, key }) as PageSummary;
const outline = (nodes: PageNode[]): unknown[] =>
  nodes.map(({ route, children }) => (children.length > 0 ? [route, ...outline(children)] : route));

test('puts a page below the nearest page whose route it continues', () => {
  const keys = ['/', '/a/b/c', '/a', '/ab', '/a/{{ x.slug }}', '/b/c'];
  expect(outline(nestPages(keys.map((key) => page(key))))).toEqual([
    '/',
    ['/a', '/a/b/c', '/a/{{ x.slug }}'],
    '/ab',
    '/b/c',
  ]);
});

test('puts pages with the same beginning into a folder, but not a single one', () => {
  const keys = ['/blog/2026/a', '/x', '/blog/2026/b', '/far/away/one', '/blog/2025/c'];
  const nodes = nestPages(keys.map((key) => page(key)));
  expect(outline(nodes)).toEqual([
    ['/blog', ['/blog/2026', '/blog/2026/a', '/blog/2026/b'], '/blog/2025/c'],
    '/x',
    '/far/away/one',
  ]);
  expect(nodes[0]).toMatchObject({ name: 'Blog', id: 'folder /blog' });
});

test('finds the page below in the list, and above the last one', () => {
  const pages = ['/', '/blog/a', '/team', '/blog/b', '/team/ann'].map((key) => page(key));
  const below = Object.fromEntries(pages.map((one) => [one.key, findNeighbour(pages, one)?.key]));
  expect(below).toEqual({
    '/': '/blog/a',
    '/blog/a': '/blog/b',
    '/blog/b': '/team',
    '/team': '/team/ann',
    '/team/ann': '/team',
  });
  expect(findNeighbour([page('/')], page('/'))).toBeUndefined();
});

test('shows a route that two files contain twice', () => {
  const nodes = nestPages([page('/a'), page('/a', 'pages/more.yaml'), page('/a/b')]);
  expect(outline(nodes)).toEqual(['/a', ['/a', '/a/b']]);
});

test('returns the same nodes for pages whose children are the same', () => {
  const [home, about, team] = [page('/'), page('/about'), page('/about/team')];
  const [first] = nestPages([home, about, team]);
  const [, all] = nestPages([home, about, team]);
  const [again, without] = nestPages([home, about]);
  expect(again).toBe(first);
  expect(without).not.toBe(all);
});
