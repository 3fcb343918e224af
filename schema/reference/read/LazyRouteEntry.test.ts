import { expect, it } from 'vitest';
import { EntryFile } from '../../manifest/EntryFile.ts';
import { SourceFile } from '../../yaml/source/SourceFile.ts';
import { LazyRouteEntry } from './LazyRouteEntry.ts';

it.each([
  ['a page', '  /trade:\n    title: Trade\n', true],
  ['an empty page', '  /trade:\n', false],
  ['a list', '  /trade:\n    - title\n', false],
  ['a text', '  /trade: title\n', false],
  ['two pages', '  /trade:\n    title: Trade\n  /visit:\n    title: Visit\n', false],
])('reads %s by itself if it is a mapping', (_, text, isReadable) => {
  const file = new EntryFile(new SourceFile('pages.yaml', text), '/trade');
  expect(new LazyRouteEntry(file).isReadable).toBe(isReadable);
});
