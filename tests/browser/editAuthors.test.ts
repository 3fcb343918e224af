import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isLongRun } from '../isLongRun.ts';
import {
  type Edited,
  openPage,
  preview,
  save,
  sectionLabels,
  selectSection,
  startEditor,
} from './editFixture.ts';

const manifest = `# Two authors write here.
site:
  name: Shared
  url: https://www.example.com
  description: A small site on which two authors write at the same time.
pages:
  /:
    title: Home of the shared site
    description: A page that two authors edit at the same time, long enough for a description.
    sections:
      # the opening
      - type: hero
        headline: Hello # short
      - type: faq
        title: Questions
        items:
          - question: How soon?
            answer: Tomorrow. # or later
      - type: cta
        title: Talk to us # always last
        actions: [{ label: Prices, to: /pricing }]
  /pricing:
    title: What everything costs
    description: A page that nobody edits but a colleague, long enough for a description.
    sections:
      - type: hero
        headline: Prices
`;

/** How long they write, in milliseconds. */
const duration = isLongRun ? 30 * 60_000 : 8_000;

let edited: Edited;

beforeAll(async () => {
  edited = await startEditor({ 'pages.yaml': manifest });
});

afterAll(() => edited?.close());

test('two authors type and move sections while a colleague changes the file: no edit is lost', async () => {
  const [writer, mover] = [await openPage(edited, '/'), await openPage(edited, '/')];
  await selectSection(writer, 'Hello');
  await selectSection(mover, 'Talk to us');
  const headline = writer.getByLabel('Headline').first();
  const title = mover.getByRole('textbox', { name: 'Title' }).first();
  const typed = { headline: 'Hello', title: 'Talk to us', pulls: 0 };
  const end = Date.now() + duration;
  const write = async () => {
    for (let word = 0; Date.now() < end; word++) {
      const text = ` w${word}`;
      await typeInto(headline, text);
      typed.headline += text;
      // A headline of a page has an end too.
      if (typed.headline.length > 60) {
        await headline.fill('Hello');
        typed.headline = 'Hello';
      }
    }
  };
  const move = async () => {
    for (let turn = 0; Date.now() < end; turn++) {
      await typeInto(title, '.');
      typed.title = turn % 20 === 19 ? 'Talk to us' : `${typed.title}.`;
      if (turn % 20 === 19) await title.fill(typed.title);
      await moveSection(mover, turn % 2 === 0 ? 'up' : 'down');
    }
  };
  const pull = async () => {
    while (Date.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, duration / 4));
      const text = edited.read('pages.yaml');
      typed.pulls++;
      const pulled = text.replace(/headline: Prices.*/, `headline: Prices ${typed.pulls}`);
      edited.write('pages.yaml', pulled);
      if (typed.pulls % 2 === 0) await save(writer).catch(() => undefined);
    }
  };
  await Promise.all([write(), move(), pull()]);
  await preview(writer).getByRole('heading', { level: 1, name: typed.headline }).waitFor();
  await preview(mover).getByText(typed.title, { exact: true }).waitFor();
  await expect.poll(() => sectionLabels(writer)).toEqual(await sectionLabels(mover));
  await save(writer);
  const saved = edited.read('pages.yaml');
  // Whatever the order of the sections is, no line is lost, added or bent.
  const expected = manifest
    .replace('headline: Hello', `headline: ${typed.headline}`)
    .replace('title: Talk to us', `title: ${typed.title}`)
    .replace('headline: Prices', `headline: Prices ${typed.pulls}`);
  expect(saved.split('\n').sort()).toEqual(expected.split('\n').sort());
});

async function typeInto(field: ReturnType<Page['getByLabel']>, text: string): Promise<void> {
  await field.focus();
  await field.press('End');
  await field.pressSequentially(text, { delay: 60 });
}

/** Moves the selected section by its tools on the page. */
async function moveSection(page: Page, direction: 'up' | 'down'): Promise<void> {
  const button = page
    .getByRole('toolbar', { name: 'Tools for' })
    .getByRole('button', { name: `Move ${direction}` });
  if (await button.isEnabled().catch(() => false)) await button.click();
}
