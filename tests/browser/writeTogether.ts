import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { isLongRun } from '../isLongRun.ts';
import { preview, runAction, sectionLabels, selectSection } from './editFixture.ts';

/** The site on which two authors write. */
export const sharedManifest = `# Two authors write here.
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

interface Shared {
  /** The editor of each author, with the home page open. */
  writer: Page;
  mover: Page;
  /** Changes the headline of the other page elsewhere, as a colleague does. */
  pull(headline: string): Promise<void>;
  /** Reads pages.yaml as it was saved. */
  read(): string;
}

/** How long they write, in milliseconds. */
const duration = Number(process.env.BLOCKWRIGHT_AUTHORS ?? (isLongRun ? 360_000 : 8_000));

/** Has two authors type and move sections while a colleague changes the file: no edit may get lost. */
export async function writeTogether({ writer, mover, pull, read }: Shared): Promise<void> {
  await selectSection(writer, 'Hello');
  await selectSection(mover, 'Talk to us');
  const headline = writer.getByLabel('Headline').first();
  const title = mover.getByRole('textbox', { name: 'Title' }).first();
  const typed = { headline: 'Hello', title: 'Talk to us' };
  const made = { words: 0, moves: 0, pulls: 0 };
  const end = Date.now() + duration;
  const write = async () => {
    await headline.click();
    await writer.keyboard.press('End');
    for (; Date.now() < end; made.words++) {
      // A headline has an end, too.
      const isLong = typed.headline.length > 50;
      if (isLong) await writer.keyboard.press('Control+A');
      const text = isLong ? 'Hello' : ` w${made.words}`;
      typed.headline = isLong ? text : typed.headline + text;
      await writer.keyboard.type(text, { delay: 60 });
      expect(await headline.inputValue()).toBe(typed.headline);
      if (made.words % 5 === 4) await writer.keyboard.press('Control+S');
    }
  };
  // The hero stays first, where its heading belongs.
  const isTitleLast = async () =>
    (await sectionLabels(mover)).at(-1)?.startsWith('Call to action') === true;
  const move = async () => {
    for (; Date.now() < end; made.moves++) {
      await title.click();
      const isLong = typed.title.length > 30;
      await mover.keyboard.press(isLong ? 'Control+A' : 'End');
      const text = isLong ? 'Talk to us' : '.';
      typed.title = isLong ? text : typed.title + text;
      await mover.keyboard.type(text, { delay: 30 });
      expect(await title.inputValue()).toBe(typed.title);
      // Nobody moves a section again before it has moved.
      await mover.locator('.sections .sortable .row', { hasText: typed.title }).waitFor();
      const isLast = await isTitleLast();
      // Not by the tools on the page, which the other author's headline pushes up and down.
      await runAction(mover, 'Call to action', `Move ${isLast ? 'up' : 'down'}`);
      await expect.poll(isTitleLast).toBe(!isLast);
    }
  };
  const pullAgain = async () => {
    for (; Date.now() < end; made.pulls++) {
      await pull(`Prices ${made.pulls}`);
      await new Promise((resolve) => setTimeout(resolve, Math.max(2000, duration / 100)));
    }
  };
  await Promise.all([write(), move(), pullAgain()]);
  for (const page of [writer, mover])
    await expect
      .poll(() => preview(page).locator('h1, h2').allInnerTexts())
      .toEqual(expect.arrayContaining([typed.headline, typed.title]));
  await writer.keyboard.press('Control+S');
  await writer.getByText('All changes saved').waitFor();
  // Whatever the order of the sections is, no line is lost, added or bent.
  const expected = sharedManifest
    .replace('headline: Hello', `headline: ${typed.headline}`)
    .replace('title: Talk to us', `title: ${typed.title}`)
    .replace('headline: Prices', `headline: Prices ${made.pulls - 1}`);
  expect(sorted(read())).toEqual(sorted(expected));
  console.info(JSON.stringify({ seconds: duration / 1000, ...made }));
}

function sorted(text: string): string[] {
  return text.split('\n').sort();
}
