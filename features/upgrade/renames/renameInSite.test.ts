import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Rename } from './Rename.ts';
import { renameInSite } from './renameInSite.ts';

const root = mkdtempSync(join(tmpdir(), 'blockwright-renames-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** What a made-up version 0.2.0 renamed. */
const renames: Rename[] = [
  { version: '0.1.0', in: 'page', key: 'sections', to: 'never' },
  { version: '0.2.0', in: 'site', key: 'tagline', to: 'slogan' },
  { version: '0.2.0', in: 'page', key: 'title', to: 'name' },
  { version: '0.2.0', in: 'section', key: 'type', value: 'hero', to: 'opener' },
  { version: '0.2.0', in: 'section', type: 'opener', key: 'actions.to', to: 'href' },
  { version: '0.2.0', in: 'section', type: 'cta', key: 'tone', value: 'tint', to: 'soft' },
  { version: '0.2.0', in: 'form', key: 'groups.fields.label', to: 'caption' },
  { version: '0.2.0', command: 'check', option: '--max', to: '--max-warnings' },
  { version: '0.2.0', command: 'show', to: 'preview' },
];

const files = {
  'pages.yaml': `# Ours
site:
  tagline:   Short  # as on the door
  description: "{{ site.tagline }} and {{ site.taglines }}"
blocks:
  closing: { type: cta, tone: 'tint', title: hero }
pages:
  /:\r
    "title": A title\r
    sections:
      - type: "hero" # the first
        actions:
          - { label: Go, to: /a }
          - label: Stay
            to: /
      - use: closing
        tone: tint # here as well
      - { type: faq, actions: [{ label: Go, to: /a }] }
`,
  'pages/more.yaml': 'pages:\n  /a:\n    title: hero\n    name: A\n    sections: []\n',
  'pages/broken.yaml': 'pages: [\n',
  'data/forms/contact.yaml': 'groups:\n  - fields:\n      - { name: a, label: A }\n',
  'data/rows.yaml': 'a:\n  title: hero\n  text: Our {{ site.tagline }}\n',
  'package.json':
    '{\n\t"scripts": {"c": "blockwright check --max=3 && blockwright build --max 3", "s": "npx blockwright show"}\n}\n',
};

test('renames keys, values, section types and options, and leaves every other byte', async () => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const { files: changed, failures } = await renameInSite(root, renames, '0.1.0');
  expect(Object.fromEntries(changed.map(({ path, after }) => [path, after]))).toEqual({
    'pages.yaml': files['pages.yaml']
      .replace('tagline:  ', 'slogan:  ')
      .replace('{{ site.tagline }}', '{{ site.slogan }}')
      .replace("tone: 'tint'", "tone: 'soft'")
      .replace('"title"', '"name"')
      .replace('"hero"', '"opener"')
      .replace('Go, to: /a', 'Go, href: /a')
      .replace('to: /\n', 'href: /\n')
      .replace('tone: tint', 'tone: soft'),
    'data/forms/contact.yaml': files['data/forms/contact.yaml'].replace('label', 'caption'),
    'data/rows.yaml': files['data/rows.yaml'].replace('site.tagline', 'site.slogan'),
    'package.json': files['package.json']
      .replace('check --max=3', 'check --max-warnings=3')
      .replace('blockwright show', 'blockwright preview'),
  });
  expect(failures).toEqual(['pages/more.yaml: pages./a.title: `name` is there as well']);
});

test('renames nothing that was renamed before', async () => {
  expect(await renameInSite(root, renames, '0.2.0')).toEqual({ files: [], failures: [] });
});
