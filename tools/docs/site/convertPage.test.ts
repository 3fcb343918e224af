import { expect, test } from 'vitest';
import { convertPage } from './convertPage.ts';
import type { DocsPage } from './readPages.ts';

const page = (path: string, route: string, text = ''): DocsPage => ({
  path,
  collection: 'guides',
  key: 'start',
  route,
  text,
});
const pages = new Map(
  [page('pages.md', '/guides/pages'), page('hosting/README.md', '/hosting')].map((one) => [
    one.path,
    one,
  ]),
);
const convert = (text: string, path = 'start.md') =>
  convertPage(page(path, '/guides/start', text), pages).split('---\n\n')[1];

test('links to pages lead to their routes, with their anchors, and other files to the Git host', () => {
  expect(convert('[`a`](pages.md#texts) [b](hosting/README.md) [c](../base/README.md)')).toBe(
    '[`a`](/guides/pages#texts) [b](/hosting) [c](https://github.com/blockwright/blockwright/blob/main/base/README.md)',
  );
  expect(convert('[up](../pages.md) [all](../README.md)', 'hosting/caddy.md')).toBe(
    '[up](/guides/pages) [all](/)',
  );
});

test('pictures are files of the site; other addresses and anchors stay', () => {
  expect(convert('![A](images/a.png) [b](https://example.com) [c](#d) [e](/f)')).toBe(
    '![A](/images/a.png) [b](https://example.com) [c](#d) [e](/f)',
  );
});

test('a table of pictures with words becomes a gallery', () => {
  const table =
    '| | |\n|---|---|\n| ![A](images/a.png)<br>`a`: An a | ![B](images/b.png)<br>A b |\n';
  expect(convert(table)).toBe(
    ':::gallery\n![A](/images/a.png "a: An a")\n![B](/images/b.png "A b")\n:::\n',
  );
});

test('code stays as it is', () => {
  const code =
    '`[a](pages.md)`\n\n~~~yaml\n[a](pages.md) <br>\n~~~\n\n  ```sh\n  [b](pages.md)\n  ```\n';
  expect(convert(code)).toBe(code);
});

test('a title and a description come from the heading and the first paragraph', () => {
  const text =
    '<!-- Made by a script. -->\n# BW056 `a`\n\n> A quotation.\n\nA text that starts with `{{` needs quotes, as [all](pages.md) say.\n';
  expect(convertPage(page('start.md', '/guides/start', text), pages)).toBe(
    `---\ntitle: BW056 a\nsummary: "BW056 a: A text that starts with needs quotes, as all say. A page of the documentation of Blockwright."\n---\n\n> A quotation.\n\nA text that starts with \`{{\` needs quotes, as [all](/guides/pages) say.\n`,
  );
});
