import { expect, test } from 'vitest';
import { MarkdownFile } from '../../manifest/MarkdownFile.ts';
import { parseYaml } from '../../yaml/parseYaml.ts';
import { SourceFile } from '../../yaml/source/SourceFile.ts';
import { ProblemStore } from './ProblemStore.ts';

const entry = new SourceFile('pages.yaml', '/: { title: Home }\n');
const rows = 'lisbon: { name: Lisbon }\n';
const article = '---\ntitle: First\n---\nHello.\n';

/** Opens the store of a site with a manifest, a collection and an article. */
function openStore(texts: { blocks?: string; rows?: string; article?: string } = {}) {
  const blocks = new SourceFile('pages.yaml', texts.blocks ?? '{ closing: { type: quote } }\n');
  const cities = parseYaml(new SourceFile('data/cities.yaml', texts.rows ?? rows));
  const post = new MarkdownFile(new SourceFile('data/posts/first.md', texts.article ?? article));
  const loaded = {
    manifests: [
      { source: new SourceFile('pages.yaml', ''), parts: { blocks: { source: blocks } } },
    ],
    collections: new Map([['cities', cities]]),
    markdownFiles: [post],
  };
  const store = new ProblemStore({ context: { loaded } } as never);
  return { store, sources: [blocks, cities.source, post.source] };
}

test.each([
  [0, 'a block', { blocks: '{ closing: { type: faq } }\n' }],
  [1, 'a row', { rows: 'porto: { name: Porto }\n' }],
  [2, 'an article', { article: article.replace('Hello', 'Hi') }],
])('stores a warning of a page about text %i, %s, until that text changes', (index, _, change) => {
  const { store, sources } = openStore();
  const file = sources[index] as SourceFile;
  const warning = { rule: 'title-length', message: 'So.', at: { file, from: 1, to: 3 } } as const;
  const stored = store.store([warning], entry) ?? [];
  expect(stored).toHaveLength(1);
  const { store: later, sources: laterSources } = openStore();
  expect(later.isCurrent(stored)).toBe(true);
  expect(later.restore(stored, entry)[0]?.at).toEqual({
    ...warning.at,
    file: laterSources[index],
  });
  expect(openStore(change).store.isCurrent(stored)).toBe(false);
});

test('stores neither errors nor what points to other files', () => {
  const { store } = openStore();
  const at = { file: entry, from: 0, to: 1 };
  expect(store.store([{ rule: 'title-length', message: 'So.', at }], entry)).toHaveLength(1);
  expect(store.store([{ rule: 'unknown-key', message: 'So.', at }], entry)).toBeUndefined();
  const file = new SourceFile('words.yaml', 'send: Send\n');
  expect(
    store.store([{ rule: 'title-length', message: 'So.', at: { file, from: 0, to: 1 } }], entry),
  ).toBeUndefined();
});
