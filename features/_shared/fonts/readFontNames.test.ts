import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readFontNames } from './readFontNames.ts';

const read = (name: string) => readFile(`renderer/fonts/${name}-latin.woff2`);

test('reads the family and the range of weights of a variable font', async () => {
  expect(readFontNames(await read('outfit'))).toEqual({ family: 'Outfit', weights: '100 900' });
});

test('reads the only weight of another font', async () => {
  expect(readFontNames(await read('anton'))).toEqual({ family: 'Anton', weights: '400' });
});

test('reads nothing of what is no font, or of a damaged one', async () => {
  expect(readFontNames(Buffer.from('hello'))).toBeUndefined();
  expect(readFontNames((await read('anton')).subarray(0, 900))).toBeUndefined();
});
