import { expect, test } from 'vitest';
import { ShownPages } from './ShownPages.ts';

const page = { file: 'pages.yaml', key: '/', sections: [] };
const preview = (html: string, route = '/') => ({ route, html });

test('repeats nothing of the HTML that the client has', () => {
  const pages = new ShownPages();
  const first = pages.add(page);
  expect(pages.addPreview(first, preview('<p>One</p>'), undefined)).toEqual(preview('<p>One</p>'));
  const second = pages.add(page);
  expect(pages.addPreview(second, preview('<p>One and two</p>'), first)).toEqual({
    ...preview(' and two'),
    replaces: { answer: first, from: 6, to: 6 },
  });
  // The answer did not arrive: the client asks again with what it has.
  const third = pages.add(page);
  expect(pages.addPreview(third, preview('<p>Three</p>'), first)).toEqual(preview('<p>Three</p>'));
  const other = pages.add(page);
  expect(pages.addPreview(other, preview('<p>Three!</p>', '/other'), third)).toEqual(
    preview('<p>Three!</p>', '/other'),
  );
});
