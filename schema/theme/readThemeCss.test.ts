import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readThemeCss } from './readThemeCss.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'blockwright-css-'));
  mkdirSync(join(root, 'public/images'), { recursive: true });
  writeFileSync(join(root, 'public/images/paper.png'), '');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function read(css: string) {
  writeFileSync(join(root, 'theme.css'), css);
  const result = await readThemeCss(root, (path) => `/shop${path}`);
  return {
    css: result?.css,
    problems: result?.problems.map(({ rule, message, at }) => {
      const text = 'from' in at ? css.slice(at.from, at.to) : '';
      const line = 'from' in at ? css.slice(0, at.from).split('\n').length : 0;
      return `${line} ${rule} ${text}: ${message}`;
    }),
  };
}

test('a site without theme.css has none', async () => {
  expect(await readThemeCss(join(root, 'public'))).toBeUndefined();
});

test('rules are minified, and addresses lead to files of the site', async () => {
  const { css, problems } = await read(`
    /* Paper behind everything. */
    body { background: url("/images/paper.png") }
    .a { mask: url(#shape); content: "}{"; & b { color: red } }
    @supports (animation-timeline: view()) { @container (width > 30rem) { i { color: blue } } }
  `);
  expect(problems).toEqual([]);
  expect(css).toBe(
    'body{background:url("/shop/images/paper.png")}.a{content:"}{";mask:url("#shape");& b{color:red}}@supports (animation-timeline:view()){@container (width>30rem){i{color:#00f}}}',
  );
});

test('a picture that the stylesheet contains needs no file', async () => {
  const { css, problems } = await read('a { background: url("data:image/gif;base64,R0lGODlh") }');
  expect(problems).toEqual([]);
  expect(css).toContain('data:image/gif;base64,R0lGODlh');
});

test('every mistake is reported at its place', async () => {
  const { problems } = await read(`@import "https://fonts.example.com/lora.css";
b ! { color: red }
@meida (width > 10rem) { a { color: red } }
c { background: url(/images/papr.png) }
d { background: url("https://cdn.example.com/a.png") }
e { background: url(images/paper.png) }
@newer-than-this { a { color: red } }
f { color: red }}
`);
  expect(problems).toEqual([
    '2 broken-css : Invalid dangling combinator in selector.',
    '3 broken-css : The rule `@meida` does not exist.',
    '8 broken-css }: This `}` closes nothing.',
    '1 external-css "https://fonts.example.com/lora.css": `@import` does not work here.',
    '4 css-file-missing /images/papr.png: The file public/images/papr.png does not exist.',
    '5 external-css "https://cdn.example.com/a.png": Pages cannot load `https://cdn.example.com/a.png`.',
    '6 external-css images/paper.png: Pages cannot load `images/paper.png`.',
  ]);
});

test('a brace that swallows the rest is reported', async () => {
  const { problems } = await read('/* { */\na { color: red;\nb { color: blue }\n');
  expect(problems).toEqual(['2 broken-css {: This `{` is never closed.']);
});

test('a relative address in a variable is reported', async () => {
  const { problems } = await read('a { --paper: url(paper.png) }');
  expect(problems).toHaveLength(1);
  expect(problems?.[0]).toContain('The address `paper.png` in a variable must begin with `/`.');
});
