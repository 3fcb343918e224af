import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkSite } from '../../../schema/check/checkSite.ts';
import { readFunctionsSite } from '../../../schema/check/readFunctionsSite.ts';
import { createFormLoader } from './createFormLoader.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'blockwright-forms-'));
  mkdirSync(join(root, 'data/forms'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (path: string, text: string) => writeFileSync(join(root, path), text);
const manifest = `site:
  name: "the {{ site.tagline }}"
  tagline: acme bakery
  url: https://www.example.com
  description: A site.
  email: hello@example.com
pages: {}
`;
const form = (more: string) => `title: "Ask {{ site.name | capitalize }}"
submit: Send
to: "{{ site.email }}"
${more}groups:
  - fields:
      - { name: email, label: Email, kind: email, required: true }
      - { name: shop, label: Shop, kind: hidden, value: "{{ site.name | slug }}" }
`;

async function load() {
  const reports: string[] = [];
  const site = await readFunctionsSite(root);
  const loadForms = createFormLoader(
    async () => site,
    (message) => reports.push(message),
  );
  return { forms: await loadForms(), reports };
}

test('the functions get the forms that the checker resolved', async () => {
  write('pages.yaml', manifest);
  write('data/forms/ask.yaml', form(''));
  const { forms, reports } = await load();
  expect(reports).toEqual([]);
  expect(forms.ask?.definition).toMatchObject({
    title: 'Ask The acme bakery',
    to: 'hello@example.com',
    function: 'submit-form',
  });
  expect(forms.ask?.definition.groups[0]?.fields[1]?.value).toBe('the-acme-bakery');
  const checked = await checkSite({ root, sections: {}, mode: 'build' });
  expect(forms.ask?.definition).toMatchObject(checked.forms.ask ?? {});
});

test.each([
  [
    'an error of its shape',
    'colour: red\n',
    /^data\/forms\/ask\.yaml cannot be used: line 4: .*BW/,
  ],
  ['an error of its content', 'store: false\nto: []\n', /line \d+: .*BW/],
  ['an unknown function', 'function: nobody\n', /line 4: Unknown function `nobody`.*BW/],
  ['an unknown name', 'reply: { subject: "{{ site.nmae }}", text: Hi }\n', /line 4: .*nmae.*BW/],
])('a form with %s is refused as `check` refuses it', async (_, more, expected) => {
  write('pages.yaml', manifest);
  write('data/forms/ask.yaml', form(more));
  write('data/forms/good.yaml', form(''));
  const { forms, reports } = await load();
  expect(reports).toEqual([expect.stringMatching(expected)]);
  expect(forms.ask?.loadError).toBeDefined();
  expect(forms.good?.loadError).toBeUndefined();
});

test('a form whose values cannot be read is refused', async () => {
  write('pages.yaml', 'site: [\n');
  write('data/forms/ask.yaml', form(''));
  const { forms } = await load();
  expect(forms.ask?.loadError).toContain('pages.yaml');
});
