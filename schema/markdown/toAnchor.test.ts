import { expect, test } from 'vitest';
import { toAnchor } from './toAnchor.ts';

test.each([
  ['2. Your données', 's-2-your-donnees'],
  ['Größe und Maße', 'grosse-und-masse'],
  ['Smørrebrød, œuf, Łódź', 'smorrebrod-oeuf-lodz'],
])('%s → %s', (heading, anchor) => {
  expect(toAnchor(heading)).toBe(anchor);
});
