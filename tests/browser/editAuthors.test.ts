import { afterAll, beforeAll, expect, test } from 'vitest';
import { isLongRun } from '../isLongRun.ts';
import {
  type Edited,
  openPage,
  preview,
  runAction,
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
    description: A page that only a colleague edits, long enough for a description.
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
    await headline.click();
    await writer.keyboard.press('End');
    for (let word = 0; Date.now() < end; word++) {
      // A headline has an end, too.
      const isLong = typed.headline.length > 50;
      if (isLong) await writer.keyboard.press('Control+A');
      const text = isLong ? 'Hello' : ` w${word}`;
      typed.headline = isLong ? text : typed.headline + text;
      await writer.keyboard.type(text, { delay: 60 });
      expect(await headline.inputValue()).toBe(typed.headline);
      if (word % 5 === 4) await writer.keyboard.press('Control+S');
    }
  };
  const move = async () => {
    while (Date.now() < end) {
      await title.click();
      const isLong = typed.title.length > 30;
      await mover.keyboard.press(isLong ? 'Control+A' : 'End');
      const text = isLong ? 'Talk to us' : '.';
      typed.title = isLong ? text : typed.title + text;
      await mover.keyboard.type(text, { delay: 30 });
      expect(await title.inputValue()).toBe(typed.title);
      // The hero stays first, where its heading belongs.
      const isLast = (await sectionLabels(mover)).at(-1)?.startsWith('cta');
      // Not by the tools on the page, which the other author's headline pushes up and down.
      await runAction(mover, 'cta', `Move ${isLast ? 'up' : 'down'}`);
    }
  };
  const pull = async () => {
    for (; Date.now() < end; typed.pulls++) {
      const text = edited.read('pages.yaml');
      edited.write(
        'pages.yaml',
        text.replace(/headline: Prices.*/, `headline: Prices ${typed.pulls}`),
      );
      await new Promise((resolve) => setTimeout(resolve, Math.max(2000, duration / 100)));
    }
  };
  await Promise.all([write(), move(), pull()]);
  for (const page of [writer, mover])
    await expect
      .poll(() => preview(page).locator('h1, h2').allInnerTexts())
      .toEqual(expect.arrayContaining([typed.headline, typed.title]));
  await writer.keyboard.press('Control+S');
  await writer.getByText('All changes saved').waitFor();
  // Whatever the order of the sections is, no line is lost, added or bent.
  const expected = manifest
    .replace('headline: Hello', `headline: ${typed.headline}`)
    .replace('title: Talk to us', `title: ${typed.title}`)
    .replace('headline: Prices', `headline: Prices ${typed.pulls - 1}`);
  expect(sorted(edited.read('pages.yaml'))).toEqual(sorted(expected));
});

function sorted(text: string): string[] {
  return text.split('\n').sort();
}
