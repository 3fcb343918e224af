import { expect, test } from 'vitest';
import type { YamlEdit } from '../../../features/_shared/yamlEdits/index.ts';
import type { PageView } from '../../protocol/PageView.ts';
import type { EditorCommand } from '../../yaml/commands/EditorCommand.ts';
import { applyPending, restructures } from './applyPending.ts';

const raws = ['hero', 'faq', 'cta'].map((type) => ({ type, title: `A ${type}` }));
const page: PageView = {
  file: 'pages.yaml',
  key: '/',
  value: { title: 'Home', sections: raws },
  sections: raws.map((raw) => ({ raw, resolved: { ...raw, resolved: true } })),
  routes: ['/'],
  translated: 0,
  rows: {},
};

const path = ['pages', '/', 'sections'];

function command(edit: YamlEdit): EditorCommand {
  return { kind: 'edit', file: 'pages.yaml', edit };
}

function titles({ sections }: PageView): unknown[] {
  return sections.map(({ raw, resolved }) => [raw.title, resolved?.type]);
}

test('moves, removes and duplicates sections, and keeps the texts that are typed meanwhile', () => {
  const typed = command({ kind: 'set', path: [...path, 1, 'title'], value: 'Typed' });
  const moved = command({ kind: 'move', path, from: 1, to: 0 });
  expect(titles(applyPending(page, [typed, moved]))).toEqual([
    ['Typed', 'faq'],
    ['A hero', 'hero'],
    ['A cta', 'cta'],
  ]);
  const removed = command({ kind: 'remove', path: [...path, 0] });
  const duplicated = command({ kind: 'duplicate', path: [...path, 1] });
  expect(titles(applyPending(page, [removed, duplicated]))).toEqual([
    ['A faq', 'faq'],
    ['A cta', 'cta'],
    ['A cta', 'cta'],
  ]);
  const added = command({ kind: 'set', path: [...path, 1, 'items'], value: [{ question: '' }] });
  expect([typed, moved, removed, duplicated, added].map((one) => restructures(page, one))).toEqual([
    false,
    true,
    true,
    true,
    true,
  ]);
});

test('leaves a page alone when commands are about others, or cannot be applied', () => {
  const other = command({ kind: 'move', path: ['pages', '/about', 'sections'], from: 1, to: 0 });
  const outside = command({ kind: 'move', path, from: 7, to: 0 });
  expect(applyPending(page, [other, outside])).toBe(page);
});
