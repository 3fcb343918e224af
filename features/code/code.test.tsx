import { expect, test } from 'vitest';
import { checkFiles } from '../../tests/diagnostics/checkFiles.ts';
import { renderSection } from '../../tests/renderSection.tsx';
import { markLines } from './markLines.ts';
import { readAttributes } from './readAttributes.ts';

const article = (text: string) => renderSection({ type: 'prose', title: 'Install', text });
const texts = (html: string, pattern: RegExp) =>
  Array.from(html.matchAll(pattern), ([, text = '']) => text.replaceAll(/<[^>]*>/g, ''));

test('reads what is behind the language of a fence', () => {
  expect(readAttributes('ts {2, 5-7} tab="pnpm 9"')).toEqual({
    mark: ['2', '5-7'],
    tab: 'pnpm 9',
    unknown: [],
  });
  expect(readAttributes("ts{1} tab='a'")).toEqual({ mark: ['1'], tab: 'a', unknown: [] });
  expect(readAttributes('js title="a b.js" showLines tab=""').unknown).toEqual([
    'title="a b.js"',
    'showLines',
    'tab=""',
  ]);
  expect(readAttributes('')).toEqual({ unknown: [] });
});

test('marks runs of lines, and elements across their edges stay whole', () => {
  expect(
    markLines('a\n<span>b\nc</span>\nd', [
      [2, 2],
      [4, 9],
    ]),
  ).toBe('a\n<mark><span>b</span>\n</mark><span>c</span>\n<mark>d</mark>');
  const html = article('```js {2-3}\n/* one\ntwo\nthree */\nfour < 5\n```');
  expect(texts(html, /<mark>(.*?)<\/mark>/gs)).toEqual(['two\nthree */\n']);
  expect(html.match(/<span/g)?.length).toBe(html.match(/<\/span>/g)?.length);
  expect(article('```{1}\na < b\n```')).toContain('<mark>a &lt; b</mark>');
});

test('neighbouring fences with labels are tabs, until a label is there again', () => {
  const fences = (...labels: string[]) =>
    labels.map((label) => `\`\`\`sh tab="${label}"\n${label} add\n\`\`\``).join('\n\n');
  const html = article(`${fences('npm', 'pnpm')}\n\n${fences('npm', 'yarn')}\n\nEnd`);
  expect(texts(html, /<input type="radio"[^>]*>(<span>.*?<\/span>)/g)).toEqual([
    'npm',
    'pnpm',
    'npm',
    'yarn',
  ]);
  expect(new Set(texts(html, /name="(code-[^"]*)"/g)).size).toBe(2);
  expect(html.match(/checked=""/g)).toHaveLength(2);
  expect(html).toMatch(/<div[^>]*tabindex="0" role="group" aria-label="pnpm"/i);
  expect(article(fences('npm'))).not.toContain('radio');
});

test('a section has tabs and marks', () => {
  const html = renderSection({
    type: 'code',
    code: 'npm add a',
    language: 'bash',
    tab: 'npm',
    tabs: [{ tab: 'pnpm', code: 'pnpm add a\npnpm a', mark: [2] }],
  });
  expect(texts(html, /<span>(n?p[a-z]+)<\/span>/g)).toEqual(['npm', 'pnpm']);
  expect(texts(html, /<mark>(.*?)<\/mark>/gs)).toEqual(['pnpm a']);
});

test('code without marks and tabs is as it was', () => {
  const html = article('```sh\na\n```\n\n```js\nb\n```\n\n- c\n\n  ```\n  d\n  ```');
  expect(html).not.toMatch(/<mark|radio|code_/);
  expect(html.match(/role="group"/g)).toHaveLength(3);
});

test('reports what does nothing at its place', async () => {
  const page = (sections: object[]) => ({
    title: 'How to install the client',
    description: 'What you need to install the client, and to send a first request.',
    sections,
  });
  const { diagnostics } = await checkFiles({
    'pages.yaml': JSON.stringify(
      {
        site: { name: 'A', url: 'https://www.example.com', description: 'A', locale: 'en' },
        pages: {
          '/': page([
            {
              type: 'prose',
              title: 'Install',
              text: '```js {1,4-6} title="a.js"\na\nb\n```\n\n```sh {0}\na\n```\n\n```sh tab="npm"\na\n```\n',
            },
            { type: 'code', title: 'A', code: 'a\nb', mark: [2, '2-3'], tab: 'npm' },
            {
              type: 'code',
              title: 'B',
              code: 'a',
              tabs: [
                { tab: 'a', code: 'a' },
                { tab: 'a', code: 'a' },
              ],
            },
          ]),
        },
      },
      null,
      1,
    ),
  });
  const found = diagnostics.filter(({ code }) => code === 'BW593');
  expect(found.map(({ message }) => message)).toEqual([
    'Code does not know `title="a.js"`, so nothing comes of it.',
    'The code has 2 lines, so `4-6` is beyond its end.',
    '`0` names no lines of code, so nothing is marked.',
    'The tab `npm` is the only one, so the code is shown without tabs.',
    'The code has 2 lines, so `2-3` is beyond its end.',
    'The tab `npm` is the only one, so the code is shown without tabs.',
    'The code of the section has no label, so it stands above the tabs.',
    'Two tabs have the label `a`.',
  ]);
});
