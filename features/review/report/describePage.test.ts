import { expect, test } from 'vitest';
import type { PageReport } from '../../_shared/changes/index.ts';
import { comparePages } from '../comparison/comparePages.ts';
import { describePage } from './describePage.ts';

test('a changed drawing is named, without its markup', () => {
  const changes = comparePages(page(20), page(30));
  const labels = describePage({ changes } as PageReport);
  expect(labels.map(({ label, words }) => [label, words])).toEqual([
    ['section “Prices”: drawing changed', []],
  ]);
});

function page(width: number): string {
  return `<html><body><main><section><h2>Prices</h2><svg><rect width="${width}"></rect></svg></section></main></body></html>`;
}
