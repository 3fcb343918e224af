import { expect, test } from 'vitest';
import type { PageSummary } from '../../protocol.ts';
import { nestPages, type PageNode } from './nestPages.ts';

const page = (key: string, file = 'pages.yaml') => ({ file, key }) as PageSummary;
const outline = (nodes: PageNode[]): unknown[] =>
  nodes.map(({ page, children }) =>
    children.length > 0 ? [page.key, ...outline(children)] : page.key,
  );

test('puts a page below the nearest page whose route it continues', () => {
  const keys = ['/', '/a/b/c', '/a', '/ab', '/a/{{ x.slug }}', '/b/c'];
  expect(outline(nestPages(keys.map((key) => page(key))))).toEqual([
    '/',
    ['/a', '/a/b/c', '/a/{{ x.slug }}'],
    '/ab',
    '/b/c',
  ]);
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
