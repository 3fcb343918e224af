import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useProgressText } from './useProgressText.ts';

function Texts(progress: { sent: number; total: number }) {
  return Object.values(useProgressText(progress)).join(' | ');
}

test.each([
  [0, 300, ' | '],
  [30_000, 40_960, 'Uploading: 29.3 kB of 40 kB | Uploading: 20 kB of 40 kB'],
  [2_097_152, 4_194_304, 'Uploading: 2 MB of 4 MB | Uploading: 2 MB of 4 MB'],
  [2_300_000, 4_194_304, 'Uploading: 2.2 MB of 4 MB | Uploading: 2 MB of 4 MB'],
])('%i of %i bytes', (sent, total, expected) => {
  expect(renderToStaticMarkup(<Texts sent={sent} total={total} />)).toBe(expected);
});
