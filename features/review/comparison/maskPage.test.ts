import { expect, test } from 'vitest';
import { type DifferenceKind, differenceKinds } from './differenceKinds.ts';
import { maskPage } from './maskPage.ts';

const page = ({
  head = '<title>Plans</title><meta name="description" content="All plans">',
  body = '<section class="a" data-tone="dark"><h1>Plans</h1><p>From <b>$9</b></p></section>',
}) => `<!doctype html><html lang="en"><head>${head}</head><body><main>${body}</main></body></html>`;

const section = (content: string) => page({ body: `<section>${content}</section>` });

const policy = (digests: string) =>
  `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src ${digests}">`;

/** What the name says, before and after, and the kinds that must be allowed for it. */
const cases: [name: string, before: string, after: string, kinds: DifferenceKind[]][] = [
  ['text', section('<p>Old</p>'), section('<p>New</p>'), ['words']],
  ['bold text', section('<p>Old</p>'), section('<p><strong>Old</strong></p>'), ['words']],
  ['another paragraph', section('<p>A</p>'), section('<p>A</p><p>B</p>'), ['words']],
  ['title', page({ head: '<title>A</title>' }), page({ head: '<title>B</title>' }), ['words']],
  [
    'alternative text',
    section('<img src="/a.png" alt="A">'),
    section('<img src="/a.png" alt="B">'),
    ['words'],
  ],
  [
    'label',
    section('<nav aria-label="A"></nav>'),
    section('<nav aria-label="B"></nav>'),
    ['words'],
  ],
  [
    'names that are made from headings',
    section('<h2 id="a">A</h2><a href="#a">A</a><input type="radio" name="a-billing">'),
    section('<h2 id="b">B</h2><a href="#b">B</a><input type="radio" name="b-billing">'),
    ['words'],
  ],
  ['picture', section('<img src="/a.png">'), section('<img src="/b.png">'), ['pictures']],
  [
    'the colour of a picture',
    page({ head: `${policy("'sha256-a'")}<style>a{}</style>` }),
    page({
      head: `${policy("'sha256-a' 'sha256-b'")}<style>a{}</style><style>.tint-123{background:#123}</style>`,
    }),
    ['pictures'],
  ],
  [
    'link',
    section('<a class="b" href="/a">Go</a>'),
    section('<a class="b" href="/b">Go</a>'),
    ['links'],
  ],
  [
    'a link in structured data',
    section('<script type="application/ld+json">{"text":"<a href=\\"/a\\">Go</a>"}</script>'),
    section('<script type="application/ld+json">{"text":"<a href=\\"/b\\">Go</a>"}</script>'),
    ['links'],
  ],
  [
    'a text that was not translated',
    section('<p><bdi lang="en" dir="ltr">Old</bdi></p>'),
    section('<p>Neu</p>'),
    ['words'],
  ],
  ['linked text', section('<p>Go</p>'), section('<p><a href="/b">Go</a></p>'), ['links']],
  [
    'text and link',
    section('<a href="/a">Go</a>'),
    section('<a href="/b">Leave</a>'),
    ['words', 'links'],
  ],
  [
    'values of structured data',
    section('<script type="application/ld+json">{"@type":"Offer","price":9}</script>'),
    section('<script type="application/ld+json">{"@type":"Offer","price":10}</script>'),
    ['words'],
  ],
  [
    'addresses of structured data',
    section('<script type="application/ld+json">{"url":"https://a.example/"}</script>'),
    section('<script type="application/ld+json">{"url":"https://b.example/"}</script>'),
    ['links'],
  ],
  [
    'texts of an interactive part',
    section('<div data-props=\'{"items":[{"title":"A"}],"delay":5}\'></div>'),
    section('<div data-props=\'{"items":[{"title":"B"}],"delay":5}\'></div>'),
    ['words'],
  ],
];

test.each(cases)('%s: needs no other kind than its own', (_, before, after, kinds) => {
  const isAllowed = (allowed: readonly DifferenceKind[]) =>
    maskPage(before, new Set(allowed)) === maskPage(after, new Set(allowed));
  expect(isAllowed(kinds)).toBe(true);
  for (const kind of kinds)
    expect(isAllowed(differenceKinds.filter((one) => one !== kind))).toBe(false);
});

test.each([
  ['another section', page({}), page({ body: '<section></section><section></section>' })],
  ['the order of sections', section('<h2>A</h2><p>B</p>'), section('<p>B</p><h2>A</h2>')],
  ['a setting', page({ body: '<section data-tone="dark">' }), page({ body: '<section>' })],
  ['noindex', page({ head: '<meta name="robots" content="noindex">' }), page({ head: '' })],
  ['an anchor', page({ body: '<div id="a"></div>' }), page({ body: '<div id="b"></div>' })],
  [
    'a field of a form',
    section('<form><input type="radio" name="a"></form>'),
    section('<form><input type="radio" name="b"></form>'),
  ],
  ['styles', page({ head: '<style>a{}</style>' }), page({ head: '<style>b{}</style>' })],
  ['scripts', section('<script src="/a.js"></script>'), section('<script src="/b.js"></script>')],
  [
    'a setting of an interactive part',
    section('<div data-props=\'{"delay":5}\'></div>'),
    section('<div data-props=\'{"delay":9}\'></div>'),
  ],
  [
    'the type of structured data',
    section('<script type="application/ld+json">{"@type":"Offer"}</script>'),
    section('<script type="application/ld+json">{"@type":"Thing"}</script>'),
  ],
  [
    'the security policy',
    page({ head: '<meta http-equiv="Content-Security-Policy" content="script-src a">' }),
    page({ head: '<meta http-equiv="Content-Security-Policy" content="script-src b">' }),
  ],
])('%s is of no kind', (_, before, after) => {
  const all = new Set(differenceKinds);
  expect(maskPage(before, all)).not.toBe(maskPage(after, all));
});
