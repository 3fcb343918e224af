import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { escapeHtml } from '../../base/text/escape.ts';

/** An animated picture, and the words that it shows. */
export interface Recording {
  picture: Buffer;
  words: string;
}

/**
 * Records ten seconds in which an author changes a headline, misspells its key and corrects it: the
 * lines of pages.yaml beside the page in `dev`.
 *
 * @param root a site of its own, whose pages.yaml is changed
 * @param address where `dev` serves it
 */
export async function recordFix(
  browser: Browser,
  root: string,
  address: string,
): Promise<Recording> {
  const site = await browser.newPage({ viewport: { width: 720, height: 600 } });
  const code = await browser.newPage({ viewport: { width: 560, height: 600 } });
  const path = join(root, 'pages.yaml');
  const text = await readFile(path, 'utf8');
  const [line = '', indent = '', headline = ''] = /^( +)headline: (.+)$/m.exec(text) ?? [];
  const frames: { picture: Buffer; delay: number }[] = [];
  const words: string[] = [];
  const show = async (typed: string, delay: number) => {
    await code.setContent(renderCode(text.replace(line, `${indent}${typed}▏`), typed));
    const [left, right] = [await code.screenshot(), await site.screenshot()];
    const picture = await sharp({
      create: { width: 1280, height: 600, channels: 3, background: '#fff' },
    })
      .composite([
        { input: left, left: 0, top: 0 },
        { input: right, left: 560, top: 0 },
      ])
      .png()
      .toBuffer();
    frames.push({ picture, delay });
  };
  const save = async (typed: string, isShown: (page: Page) => Promise<void>) => {
    await writeFile(path, text.replace(line, `${indent}${typed}`));
    await isShown(site);
    await site.waitForTimeout(500);
    words.push(typed, await site.evaluate<string>(shownWords));
  };
  const isPage = (title: string) => (page: Page) =>
    page.getByRole('heading', { level: 1, name: title }).waitFor();
  const better = 'Mended while you wait';
  await site.goto(address);
  await site.waitForTimeout(2000);
  await show(`headline: ${headline}`, 1500);
  await show('headline: ', 300);
  for (const part of better.matchAll(/\S+(?=\s|$)/g))
    await show(`headline: ${better.slice(0, part.index + part[0].length)}`, 250);
  await save(`headline: ${better}`, isPage(better));
  await show(`headline: ${better}`, 1500);
  await show(`headlin: ${better}`, 600);
  await save(`headlin: ${better}`, (page) => page.getByText('headlin').first().waitFor());
  await show(`headlin: ${better}`, 3000);
  await show(`headline: ${better}`, 600);
  await save(`headline: ${better}`, (page) =>
    page.locator('vite-error-overlay').waitFor({ state: 'detached' }),
  );
  await show(`headline: ${better}`, 2000);
  await site.close();
  await code.close();
  const picture = await sharp(
    frames.map((frame) => frame.picture),
    { join: { animated: true } },
  )
    .webp({ quality: 60, effort: 6, delay: frames.map(({ delay }) => delay) })
    .toBuffer();
  return { picture, words: words.join('\n') };
}

/** Runs in the page: its words, or the words of the error that covers it. */
const shownWords =
  "document.querySelector('vite-error-overlay')?.shadowRoot?.querySelector('.window')?.innerText ?? document.body.innerText";

/** Renders the lines around a line of pages.yaml, as a text editor shows them. */
function renderCode(text: string, typed: string): string {
  const lines = text.split('\n');
  const current = lines.findIndex((line) => line.includes(typed));
  const shown = lines.slice(current - 8, current + 14).map((line, index) => {
    const number = `<i>${current - 7 + index}</i>`;
    const words = escapeHtml(line).replace(/^( *(?:- )?)([\w"/{} .]+:)(?= |$|▏)/, '$1<b>$2</b>');
    return `<div${index === 8 ? ' class="current"' : ''}>${number}${words}</div>`;
  });
  return `<style>
    body { margin: 0; padding: 24px 0; background: #17191f; color: #dfe3ec; font: 15px/1.6 monospace; white-space: pre; overflow: hidden; height: 552px; }
    div { padding-left: 20px } .current { background: #2a2e3a }
    i { display: inline-block; width: 30px; color: #6c7386; font-style: normal } b { color: #8ab8ff; font-weight: 400 }
  </style>${shown.join('')}`;
}
