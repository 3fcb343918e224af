import { expect, test } from 'vitest';
import { createPageDependencies } from '../../renderer/page/context/createPageContext.ts';
import { sampleRenderContext } from '../../tests/sampleRenderContext.ts';
import { createOutputKeys } from './createOutputKeys.ts';

test('a page that shows the size of a file depends on it', () => {
  const page = { key: 'page', blocks: '', until: undefined, route: '/', title: 'A page' };
  const getKey = (bytes: number, files: string[]) => {
    const context = { ...sampleRenderContext, fileSizes: { '/prices.pdf': bytes } };
    const createKey = createOutputKeys('code', context);
    return createKey(page, { ...createPageDependencies(), files });
  };
  expect(getKey(1, ['/prices.pdf'])).not.toBe(getKey(2, ['/prices.pdf']));
  expect(getKey(1, [])).toBe(getKey(2, []));
});
