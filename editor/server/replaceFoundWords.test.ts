import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as render from '../../renderer/render.ts';
import * as presets from '../../renderer/sections/presets.ts';
import { sectionChecks } from '../../renderer/sections/sectionChecks.ts';
import { sectionSchemas } from '../../renderer/sections/sectionSchemas.ts';
import type { PageCode } from '../../server/session/PageCode.ts';
import type { ChangeRequest } from '../protocol/ChangeRequest.ts';
import { applyChange } from './applyChange.ts';
import { createEditorContext } from './createEditorContext.ts';
import { readContents } from './draft/readFileContent.ts';
import type { EditorContext } from './EditorContext.ts';
import { listReadTexts } from './listReadTexts.ts';
import { searchTexts } from './searchTexts.ts';

// Each line with the word `Sole` is for visitors, each one with `Stay` is not.
const files = {
  'pages.yaml': `# Stay
site:
  name: Sole
  url: https://www.example.com
  theme: { font: Stay }
  verification: { google-site-verification: Stay }
  organization: { slogan: Stay }
  announcement: { text: Only at Sole }
blocks:
  closing: { type: cta, title: Write to Sole }
pages:
  /stay:
    title: At SOLE
    description: "{{ stay }} and SOLE"
    keywords: [Sole]
    sections:
      - type: hero
        id: Stay
        headline: From [Sole](/stay)
        actions: [{ label: Sole, to: /stay, icon: stay }]
      - { use: closing, text: Not without Sole }
`,
  'data/roles.schema.yaml': `type: object
title: Stay
properties:
  name: { type: string }
  code: { type: string, pattern: "^[A-Z]" }
  tasks: { type: array, items: { type: string } }
  image: { type: string, format: image }
`,
  'data/roles.yaml': `one: { name: Sole, code: Stay, tasks: [Mend, Sole], image: /Stay.png }
`,
  'data/roles/two.md': `---
name: Sole
---

All about Sole.
`,
  'data/forms/contact.yaml': `title: Write to Sole
submit: Send
groups: [{ fields: [{ name: Stay, label: Sole, type: text, autocomplete: Stay }] }]
`,
  'words.yaml': 'en: { form: { send: Send to Sole } }\n',
  'locales/fi.yaml': '/stay: { texts: [{ en: At SOLE, fi: Stay }] }\n',
  'data/broken.yaml': 'Stay: [',
};

let root: string;
let context: EditorContext;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'blockwright-replace-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  context = await open();
});

afterEach(() => rmSync(root, { recursive: true }));

/** Opens the site as a server that starts does. */
function open(): Promise<EditorContext> {
  const loadChecks = async () => ({
    sections: sectionSchemas,
    checks: sectionChecks,
    problems: [],
  });
  const code = {
    load: (async () => render) as PageCode['load'],
    loadBundles: async () => undefined,
    mapStack: async (stack = '') => stack,
    loadChecks,
    loadRenderer: async () => render,
    loadPresets: async () => presets,
  };
  return createEditorContext(root, code, { send: () => undefined, warn: () => undefined });
}

async function replace(words: NonNullable<ChangeRequest['replaceWords']>, id?: string) {
  await applyChange(context, { replaceWords: words, ...(id !== undefined && { id }) });
}

const changed = () =>
  Object.fromEntries(context.session.unsaved.map((file) => [file, context.session.text(file)]));

test('replaces words in all texts that visitors read, by their schemas', async () => {
  await replace({ words: 'sole', replacement: 'Bar' });
  const expected = Object.entries(files).flatMap(([file, text]) =>
    /sol[eé]/i.test(text) && !file.startsWith('locales/')
      ? [[file, text.replaceAll(/sol[eé]/gi, 'Bar')]]
      : [],
  );
  expect(changed()).toEqual(Object.fromEntries(expected));
  expect(context.session.history.next.undo).toBe('Replace “sole” with “Bar”');
  const rest = Object.values(changed()).join('');
  await replace({ words: 'stay', replacement: 'Go' });
  expect(Object.values(changed()).join('')).toBe(rest);
});

test('replaces what a search found as replaceable, and nothing else', async () => {
  for (const words of ['sole', 'stay']) {
    const checked = await context.draft.checked();
    const { found, total } = searchTexts(readContents(context.session), words, (content) =>
      listReadTexts(content.file, content.value, checked),
    );
    expect(found).toHaveLength(total);
    for (const { file, path, isReplaceable } of found) {
      await replace({ words, replacement: 'Bar', at: { file, pointer: path } });
      expect(context.session.unsaved, `${file} ${path}`).toEqual(isReplaceable ? [file] : []);
      if (isReplaceable) context.session.history.undo();
    }
  }
});

test('replaces once, though a request arrives again, also after a restart', async () => {
  const words = { words: 'sole', replacement: 'Sole Bar' };
  await Promise.all([replace(words, 'first'), replace(words, 'first')]);
  const once = changed();
  expect(once['pages.yaml']).toContain('name: Sole Bar\n');
  await context.session.disk.store();
  await context.autosave.close();
  context = await open();
  await replace(words, 'first');
  expect(changed()).toEqual(once);
  await replace(words, 'second');
  expect(context.session.text('pages.yaml')).toContain('name: Sole Bar Bar\n');
});

test('refuses to replace single letters', async () => {
  await expect(replace({ words: ' s ', replacement: 'x' })).rejects.toThrow('two characters');
});
