import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readSharedText, toFragment } from '../source/sections/playground/sharedText.ts';

test('a text comes back from the fragment of an address', async () => {
  for (const text of ['a', 'site:\n  name: Tee – 茶 😀\n', 'x'.repeat(300_000)]) {
    const fragment = await toFragment(text);
    expect(fragment).toMatch(/^#yaml=[\w-]+$/);
    expect(await readSharedText(fragment)).toBe(text);
  }
});

test('other fragments have no text; a damaged or endless one is refused', async () => {
  expect(await readSharedText('')).toBeUndefined();
  expect(await readSharedText('#season')).toBeUndefined();
  await expect(readSharedText('#yaml=%%%')).rejects.toThrow();
  await expect(readSharedText('#yaml=AAAA')).rejects.toThrow();
  const bomb = deflateRawSync(Buffer.alloc(50_000_000)).toString('base64url');
  await expect(readSharedText(`#yaml=${bomb}`)).rejects.toThrow('The text is too long.');
});
