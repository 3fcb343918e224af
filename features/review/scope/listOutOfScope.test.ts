import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { ChangeReport, PageReport } from '../../_shared/changes/index.ts';
import { comparePages } from '../comparison/comparePages.ts';
import { listOutOfScope } from './listOutOfScope.ts';

const causes: ChangeReport['causes'] = [
  { kind: 'block', change: 'changed', name: 'closing', file: 'pages.yaml', line: 31 },
  { kind: 'entry', change: 'changed', name: '/guides', file: 'pages.yaml', line: 53 },
  { kind: 'file', change: 'changed', name: 'public/list.pdf', file: 'public/list.pdf' },
  { kind: 'site', change: 'changed', name: 'redirects', file: 'pages.yaml', line: 27 },
];

test('--only refuses other pages, at the line that caused it', () => {
  const pages = [
    page('/guides', 'A', 'B', { causes: [1, 0] }),
    page('/', 'A', 'B', { causes: [0] }),
  ];
  expect(list(pages, { routes: ['/guides'] })).toEqual([
    {
      route: '/',
      file: 'pages.yaml',
      line: 31,
      message: '/ changed, but --only names /guides: block closing, pages.yaml:31',
    },
  ]);
  expect(list(pages, { routes: ['/guides', '/'] })).toEqual([]);
  expect(list(pages, { routes: ['/**'] })).toEqual([]);
});

test('--only refuses pages that came or went', () => {
  const added = page('/new', '', 'B', { change: 'added' });
  const removed = page('/old', 'A', '', { change: 'removed' });
  const moved = page('/moved', 'A', '', { change: 'removed', redirect: '/new' });
  expect(list([added, removed, moved], { routes: ['/'] }).map(({ message }) => message)).toEqual([
    '/new was added, but --only names /: unknown cause',
    '/old was removed, but --only names /: unknown cause',
    '/moved was redirected to /new, but --only names /: unknown cause',
  ]);
});

test('--only refuses files of public/ that no named page mentions', () => {
  const files: ChangeReport['files'] = [
    { path: 'list.pdf', change: 'changed', causes: [1, 2] },
    { path: 'llms.txt', change: 'changed', causes: [1, 2] },
  ];
  const plain = [page('/guides', 'A', 'B', { causes: [1, 2] })];
  expect(list(plain, { routes: ['/guides'] }, files)).toEqual([
    {
      route: '/list.pdf',
      file: 'public/list.pdf',
      message: '/list.pdf changed, but --only names /guides: file, public/list.pdf',
    },
  ]);
  const linked = [page('/guides', 'A', '<a href="/list.pdf">B</a>', { causes: [1, 2] })];
  expect(list(linked, { routes: ['/guides'] }, files)).toEqual([]);
});

test('--only refuses redirects from and to other pages', () => {
  const redirect = (target: string) => `\n<meta http-equiv="refresh" content="0; url=${target}">\n`;
  write(outputs.new, 'old/index.html', redirect('/guides#list'));
  write(outputs.new, 'older/index.html', redirect('/'));
  const files: ChangeReport['files'] = [
    { path: '_redirects', change: 'changed', causes: [3] },
    { path: 'old/index.html', change: 'added', causes: [3] },
    { path: 'older/index.html', change: 'added', causes: [3] },
  ];
  expect(list([], { routes: ['/guides'] }, files)).toEqual([
    {
      route: '/older',
      file: 'pages.yaml',
      line: 27,
      message: '/older was added, but --only names /guides: site.redirects, pages.yaml:27',
    },
  ]);
  expect(list([], { kinds: ['words'] }, files)).toHaveLength(2);
  expect(list([], { kinds: ['links'] }, files)).toEqual([]);
});

test('--allow refuses other kinds of differences, and says which', () => {
  const words = page('/guides', '<a href="/a">A</a>', '<a href="/a">B</a>', { causes: [1] });
  expect(list([words], { kinds: ['words'] })).toEqual([]);
  const link = page('/guides', '<a href="/a">A</a>', '<a href="/b">B</a>', { causes: [1] });
  expect(list([link], { kinds: ['words'] })).toEqual([
    {
      route: '/guides',
      file: 'pages.yaml',
      line: 53,
      message:
        '/guides differs in more than words: section “B”: link “B”: /a → /b (entry /guides, pages.yaml:53)',
    },
  ]);
  expect(list([link], { kinds: ['words', 'links'] })).toEqual([]);
});

test('--allow refuses what no comparison shows', () => {
  const nested = page('/', '<p>Rye with butter</p>', '<div><p>Rye with cheese</p></div>', {});
  expect(list([nested], { kinds: ['words'] })[0]?.message).toBe(
    '/ differs in more than words: markup (unknown cause)',
  );
});

test('--allow compares the pages that the report does not compare', () => {
  const { changes: _, ...link } = page('/', '<a href="/a">A</a>', '<a href="/b">A</a>', {});
  expect(list([link], { kinds: ['words'] })).toHaveLength(1);
});

const folder = mkdtempSync(join(tmpdir(), 'blockwright-scope-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const outputs = { old: join(folder, 'old'), new: join(folder, 'new') };

function page(route: string, old: string, next: string, more: Partial<PageReport>): PageReport {
  const path = `${route.slice(1)}/index.html`;
  const [before, after] = [write(outputs.old, path, old), write(outputs.new, path, next)];
  return {
    route,
    path,
    change: 'changed',
    isOwn: false,
    causes: [],
    bytes: {},
    changes: comparePages(before, after),
    ...more,
  };
}

function write(output: string, path: string, content: string): string {
  const html = content && `<html><body><main><section>${content}</section></main></body></html>`;
  mkdirSync(dirname(join(output, path)), { recursive: true });
  writeFileSync(join(output, path), html);
  return html;
}

function list(
  pages: PageReport[],
  scope: Parameters<typeof listOutOfScope>[1],
  files: ChangeReport['files'] = [],
) {
  const report = { base: 'main', causes, pages, files } as unknown as ChangeReport;
  return listOutOfScope({ report, outputs, base: '/' }, scope);
}
