import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page, Request } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { copyReferenceSite } from '../referenceSite.ts';
import { type Edited, picture, preview, startEditor, waitForPreview } from './editFixture.ts';

interface Task {
  page?: string;
  window?: [width: number, height: number, scheme?: 'dark'];
  do: string;
  diff?: string;
  adds?: string;
  removes?: string;
  others?: string;
  follows?: [pattern: string, replacement: string];
}

const tasks: Record<string, Task> = parse(
  readFileSync(join(import.meta.dirname, 'editTasks.yaml'), 'utf8'),
);
let edited: Edited;
let page: Page;
let clicks = 0;
let keys = 0;

/** The actions of an author, and the events meanwhile. */
const verbs: Record<string, (argument: string) => unknown> = {
  click: (target) => click(find(target)),
  /** Clicks a text on the canvas, and waits until it can be typed into. */
  write: async (target) => {
    await click(preview(page).locator(target).first());
    await preview(page).locator('[data-edit-open]').waitFor();
  },
  type: (text) => type(page, text),
  choose: (file) => click(page.getByRole('option', { name: file }), 2),
  /** Opens a pane, and a row of it: `Site > Cities`. */
  open: async (argument) => {
    const [pane = '', name] = argument.split(' > ');
    const button = page.locator('.rail').getByRole('button', { name: pane, exact: true });
    // A second click would close it.
    if ((await button.getAttribute('aria-pressed')) !== 'true') await click(button);
    if (name) await click(page.locator('.contents .row', { hasText: name }).first());
  },
  menu: async (argument) => {
    const [item = '', action = ''] = argument.split(' > ');
    await click(find(`Actions for ${item}`));
    await click(page.getByRole('menuitem', { name: action }));
  },
  /** Drags a section above another. */
  drag: async (argument) => {
    const handles = argument
      .split(' > ')
      .map((label) =>
        page.getByRole('button', { name: new RegExp(`^Move ${label}`, 'i') }).first(),
      );
    await handles[0]?.scrollIntoViewIfNeeded();
    const [from, to] = await Promise.all(handles.map((handle) => handle.boundingBox()));
    if (!from || !to) throw new Error('Nothing to drag');
    clicks++;
    await page.mouse.move(from.x + 8, from.y + 8);
    await page.mouse.down();
    await page.mouse.move(to.x + 8, to.y + to.height / 2 - 8, { steps: 8 });
    await page.mouse.up();
  },
  upload: async (name) => {
    clicks += 2;
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>';
    const buffer = name === 'Ünï.PNG' ? await picture('#0aa') : Buffer.from(svg);
    await page.getByLabel('Upload files').setInputFiles({ name, mimeType: 'image/png', buffer });
  },
  see: (target) => find(target).waitFor(),
  miss: (target) => find(target).waitFor({ state: 'detached' }),
  opened: async (key) => {
    await find(`css:.tree [aria-selected="true"]:has-text("${key}")`).waitFor();
    // A click before the script of the page on the canvas is loaded would be lost.
    await waitForPreview(page);
  },
  /** Waits until what is typed next goes to an empty field of the form, or to the field of a selector. */
  focus: (selector) => {
    const isReady = selector
      ? `document.activeElement.matches(${JSON.stringify(selector)})`
      : `document.activeElement.matches('.inspector :is(input, textarea)') && document.activeElement.value === ''`;
    return expect.poll(() => page.evaluate(isReady)).toBe(true);
  },
  value: async (argument) => {
    const [target = '', text = ''] = argument.split(' > ');
    await expect.poll(() => find(target).inputValue()).toContain(text);
  },
  /** Expects something in the visible part of the window. */
  fits: async (target) => {
    const { y = Number.NaN } = (await find(target).boundingBox()) ?? {};
    expect(y).toBeLessThan(page.viewportSize()?.height ?? 0);
  },
  reload: () => page.reload(),
  /** Types into two texts at once, in two tabs. */
  both: async (argument) => {
    const [here = '', there = ''] = argument.split(' > ');
    const other = await page.context().newPage();
    await show(other, '/pricing');
    await preview(other).getByText('Three monthly plans').click();
    await preview(other).locator('[data-edit-open]').waitFor();
    await other.keyboard.press('Control+End');
    await Promise.all([type(page, here), type(other, there)]);
    await other.keyboard.press('Control+Enter');
    await preview(page).getByText('invoice. Ask.').waitFor();
  },
  pull: () =>
    edited.write(
      'pages.yaml',
      edited
        .read('pages.yaml')
        .replace('before you hire it\n', 'before you hire it (theirs)\n')
        .replace('Managed virtual assistants', 'Managed assistants'),
    ),
  remove: (file) => rmSync(join(edited.root, file)),
  restore: (file) => edited.git('checkout', '-q', file),
  copy: (file) => edited.write('public/images/new.svg', edited.read(file)),
};

/** What a target like `row:hero` means; without a prefix, it is the name of a button. */
const targets: Record<string, (text: string) => Locator> = {
  css: (selector) => page.locator(selector).first(),
  field: (label) => findFields(label).first(),
  last: (label) => findFields(label).last(),
  row: (text) => page.locator('.sections .sortable .row', { hasText: text }).first(),
  item: (text) => page.locator('.inspector summary', { hasText: text }).first(),
  canvas: (selector) => preview(page).locator(selector).first(),
  changes: (selector) =>
    page.frameLocator('[title="Changes of the page"]').locator(selector).first(),
};

beforeAll(async () => {
  edited = await startEditor(furtherFiles(), copyReferenceSite);
  edited.git('tag', 'start');
});

afterAll(() => edited?.close());

afterEach(async () => {
  await page.context().close();
  edited.git('reset', '-q', '--hard', 'start');
  edited.git('clean', '-fdq');
  // A task that failed leaves drafts.
  for (const file of await listUnsaved()) {
    const text = readStart(file);
    await post({ resolve: { file, text } });
    await post({ text: { file, content: text } });
  }
  await expect.poll(listUnsaved).toEqual([]);
  // Until the server has noticed what git wrote, the next task would begin with the texts of this one.
  await expect.poll(() => readSaved('pages.yaml')).toBe(readStart('pages.yaml'));
});

test.each(Object.entries(tasks))('%s', async (name, task) => {
  const [width, height, scheme] = task.window ?? [1440, 900];
  const viewport = { width, height };
  const options = { viewport, ...(scheme && { colorScheme: scheme }) };
  page = await (await edited.browser.newContext(options)).newPage();
  await show(page, task.page ?? '/');
  [clicks, keys] = [0, 0];
  const started = performance.now();
  for (const step of task.do.trim().split(/; |\n/)) {
    const [verb = '', ...argument] = step.split(' ');
    const perform = verbs[verb];
    if (!perform) throw new Error(`editTasks.yaml has an unknown verb: ${step}`);
    await perform(argument.join(' '));
  }
  const saved = page.waitForResponse((answer) => isSave(answer.request()));
  await page.keyboard.press('Control+s');
  await saved;
  await expect.poll(listUnsaved).toEqual([]);
  const seconds = (performance.now() - started) / 1000;
  const lines = listChanges();
  const time = `${Math.round(clicks * 2.5 + keys * 0.2)} s | ${seconds.toFixed(1)} s`;
  console.info(`| ${name} | ${clicks} | ${time} | ${lines.length} |`);
  if (task.diff === undefined) checkChanges(lines, task);
  else expect(lines.join('\n')).toBe(task.diff.trimEnd());
});

function isSave(request: Request): boolean {
  return request.postData()?.includes('"save"') ?? false;
}

/** Checks a diff; the task does not name every line. */
function checkChanges(lines: string[], { adds = '', removes = '', others, follows }: Task): void {
  const pick = (sign: string) =>
    lines.flatMap((line) => (line.startsWith(sign) ? line.slice(1) : []));
  const toLines = (text: string) => text.split('\n').slice(0, -1);
  const added = pick('+');
  const removed = pick('-');
  expect(added).not.toEqual([]);
  expect(added).toEqual(expect.arrayContaining(toLines(adds)));
  const rest = added.filter((line) => !toLines(adds).includes(line));
  if (follows) {
    const [pattern, replacement] = follows;
    const follow = (line: string) => line.replaceAll(new RegExp(pattern, 'g'), replacement);
    const followed = removed.filter((line) => rest.includes(follow(line)));
    expect(followed.map(follow).sort()).toEqual(rest.sort());
    // What else is gone was in one place.
    const gone = removed.filter((line) => !followed.includes(line)).join('\n');
    expect(readStart('pages.yaml')).toContain(gone);
    return;
  }
  expect(removed).toEqual(toLines(removes));
  const known = readStart('pages.yaml').split('\n');
  const isMeant = (line: string) =>
    others === 'old' ? known.includes(line) : new RegExp(others ?? '^$').test(line);
  expect(rest.filter((line) => !isMeant(line))).toEqual([]);
}

/** Clicks, which takes a person 2.5 s. */
async function click(target: Locator, times = 1): Promise<void> {
  clicks += times;
  await target.click({ clickCount: times });
}

/** Types key by key, which takes a person 0.2 s each. `{Control+End}` is a key, all else is text. */
async function type({ keyboard }: Page, text: string): Promise<void> {
  for (const [, key, letter = ''] of text.matchAll(/\{([\w+]+)\}|([^{])/g)) {
    keys++;
    if (key) await keyboard.press(key);
    else await keyboard.type(letter, { delay: 15 });
  }
}

function find(target: string): Locator {
  const [, kind = '', text = ''] = /^(\w+):(.*)$/.exec(target) ?? [];
  return targets[kind]?.(text) ?? page.getByRole('button', { name: target, exact: true }).first();
}

function findFields(label: string): Locator {
  const fields = page.locator('input, textarea');
  return page.locator('.inspector').getByLabel(label).and(fields);
}

async function show(window: Page, key: string): Promise<void> {
  await window.goto(`${edited.address}#${new URLSearchParams({ file: 'pages.yaml', key })}`);
  await window.waitForSelector('.sections', { timeout: 120_000 });
  await waitForPreview(window);
}

/** Lists the files that are new, and the removed and added lines. */
function listChanges(): string[] {
  edited.git('add', '--intent-to-add', '.');
  const files = edited.git('diff', '--diff-filter=A', '--name-only').split('\n').filter(Boolean);
  const lines = edited.git('diff', '--unified=0').split('\n');
  return [
    ...files.map((file) => `+++ ${file}`),
    ...lines.filter((line) => /^[-+](?!(--|\+\+) )/.test(line)),
  ];
}

/** Returns a file as it was before the task. */
function readStart(file: string): string {
  return edited.git('show', `start:${file}`);
}

async function listUnsaved(): Promise<string[]> {
  const answer = await fetch(`${new URL(edited.address).origin}/_edit/api/state`);
  return (await answer.json()).state.unsaved;
}

async function readSaved(file: string): Promise<string> {
  const query = new URLSearchParams({ file });
  const answer = await fetch(`${new URL(edited.address).origin}/_edit/api/text?${query}`);
  return (await answer.json()).saved;
}

async function post(body: object): Promise<void> {
  const { origin } = new URL(edited.address);
  const init = { method: 'POST', headers: { origin }, body: JSON.stringify(body) };
  await fetch(`${origin}/_edit/api/applyChange`, init);
}

/** Articles, and so many further pages that the site has 204. */
function furtherFiles(): Record<string, string> {
  const schema = {
    title: 'Article',
    type: 'object',
    additionalProperties: false,
    required: ['title', 'date'],
    properties: {
      title: { type: 'string', minLength: 1 },
      date: { type: 'string', format: 'date' },
      author: { type: 'string' },
    },
  };
  const articlePage = {
    each: { article: 'articles' },
    title: '{{ article.title }}',
    description: '{{ article.title }}: what we learned about working with people far away.',
    sections: [{ type: 'article', title: '{{ article.title }}', text: '{{ article.body }}' }],
  };
  const pages = Array.from(
    { length: 175 },
    (_, index) => `  /many/${index}:
    title: Sample page ${index} of many
    description: The page number ${index} of many, with one section and a description of a usual length.
    sections:
      - type: hero
        headline: Sample ${index}
`,
  );
  return {
    '.gitignore': '.blockwright/\n',
    'data/articles.schema.yaml': JSON.stringify(schema),
    'data/articles/first.md': '---\ntitle: The first article\ndate: 2026-01-05\n---\n\nWords.\n',
    'pages/blog.yaml': JSON.stringify({ pages: { '/blog/{{ article.key }}': articlePage } }),
    'pages/many.yaml': `pages:\n${pages.join('')}`,
  };
}
