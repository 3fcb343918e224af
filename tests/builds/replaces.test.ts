import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildLikeCold, replace, runCommand, tryBlockwright } from './builds.ts';

let folder: string;
let root: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blockwright-replaces-'));
  root = join(folder, 'site');
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Edits one after the other, and what `check` reports then of what is lost. */
const edits: Record<string, { edit(): Promise<void>; lost: string[] }> = {
  nothing: { edit: async () => undefined, lost: [] },
  'a text of a row': {
    edit: () => replace(root, 'data/posts/tea.md', 'We drink green tea.', 'We drink it.'),
    lost: ['“We drink green tea.”'],
  },
  'the inventory': {
    edit: () => replace(root, 'old.json', 'We drink green tea.', 'We drink black tea.'),
    lost: ['“We drink black tea.”'],
  },
  'the text of a page, which has the sentence now': {
    edit: () => replace(root, 'pages.yaml', 'text: Welcome', 'text: We drink black tea.'),
    lost: [],
  },
  'a page that is removed': {
    edit: () => rm(join(root, 'data/posts/jam.md')),
    lost: ['Nothing answers /posts/jam'],
  },
  'an entry of `gone`': {
    edit: () =>
      replace(
        root,
        'pages.yaml',
        'replaces: old.json',
        'replaces: { inventory: old.json, gone: [/posts/jam] }',
      ),
    lost: [],
  },
};

test('a check and a build after a change of either site are those of a cold one', async () => {
  for (const [name, { edit, lost }] of Object.entries(edits)) {
    await edit();
    const found = await check(root);
    expect([name, found.lost], name).toEqual([
      name,
      lost.map((text) => expect.stringContaining(text)),
    ]);
    const cold = join(folder, 'cold');
    await cp(root, cold, {
      recursive: true,
      filter: (path) => !/\.blockwright$|dist$/.test(path),
    });
    expect((await check(cold)).diagnostics, name).toEqual(found.diagnostics);
    await rm(cold, { recursive: true });
    if (found.hasErrors)
      expect((await tryBlockwright('build', '--root', root)).status, name).toBe(1);
    else await buildLikeCold(root, name);
  }
});

async function check(site: string) {
  const { stdout } = await runCommand('check', '--root', site, '--format', 'json');
  const { diagnostics }: { diagnostics: { severity: string; code: string; message: string }[] } =
    JSON.parse(stdout);
  return {
    // A copy without a build knows no page that is gone.
    diagnostics: diagnostics.filter(({ code }) => code !== 'BW115'),
    hasErrors: diagnostics.some(({ severity }) => severity === 'error'),
    lost: diagnostics.flatMap(({ code, message }) => (/^BW62/.test(code) ? message : [])),
  };
}

const post = (title: string, text: string) =>
  `---\ntitle: ${title}\n---\n\n${text} There is more to say of it in words that only this page has, ${title}.\n`;

const files = {
  'pages.yaml': `site:
  name: Tea
  url: https://www.example.com
  description: A site about tea and jam.
  replaces: old.json
pages:
  /:
    title: A site about tea and jam
    description: A page that says in a few words what the site about tea and jam is for.
    sections:
      - { type: hero, headline: Tea, text: Welcome }
      - type: links
        items: { from: posts, as: { label: "{{ it.title }}", to: "/posts/{{ it.key }}" } }
  /posts/{{ post.key }}:
    each: { post: posts }
    title: "{{ post.title }}, and how we make it"
    description: "A page that says in a few words how we make {{ post.title }} at home."
    sections:
      - { type: prose, title: "{{ post.title }}", text: "{{ post.body }}" }
`,
  'data/posts.schema.yaml': `type: object
additionalProperties: false
required: [title, body]
properties:
  title: { type: string, description: Title. }
  body: { type: string, format: article, description: Text. }
`,
  'data/posts/tea.md': post('Tea', 'We drink green tea.'),
  'data/posts/jam.md': post('Jam', 'We cook red jam.'),
  'old.json': JSON.stringify({
    format: 'blockwright-inventory/1',
    origin: 'https://www.example.com',
    pages: [
      { address: '/', title: 'A site about tea and jam' },
      {
        address: '/posts/tea',
        title: 'Tea, and how we make it',
        sentences: ['We drink green tea.'],
      },
      { address: '/posts/jam', title: 'Jam, and how we make it', sentences: ['We cook red jam.'] },
    ],
  }),
};
