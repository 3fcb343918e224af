import { expect, test } from 'vitest';
import { parseAddress } from './parseAddress.ts';

test('accepts the same addresses however often it is called', () => {
  for (let at = 0; at < 20_000; at++) parseAddress(`https://www.example.com/${at}`);
  expect(parseAddress('https://bücher.example/')?.hostname).toBe('xn--bcher-kva.example');
  expect(parseAddress('https://a.example:99999/')).toBeUndefined();
});
