import { expect, test } from 'vitest';
import { replaceClassNames } from './replaceClassNames.ts';

test('a site names the parts of a section as their files do', () => {
  const blocks = [
    { id: 'Ab', name: 'cards-Card', css: '' },
    { id: 'C', name: 'case-studies-Study', css: '' },
  ];
  const css = '.cards-Card:hover .case-studies-Study{color:red}.cards-Cards,.own-Part{color:blue}';
  expect(replaceClassNames(css, blocks)).toBe(
    '.Ab:hover .C{color:red}.cards-Cards,.own-Part{color:blue}',
  );
});
