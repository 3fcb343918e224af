import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { openBrowser } from '../browser/openBrowser.ts';
import { copyReferenceSite } from '../referenceSite.ts';
import { startServer } from '../startServer.ts';
import { untilHeadline } from './build/devTimes.ts';
import { writeSite } from './sites/writeSite.ts';

const keystrokes = 40;

/** The text of the headline before the keystrokes. */
const headlines = {
  'plain text': 'Word',
  // The browser shows such a text when the server has rendered it.
  Markdown: '*Long* word',
};

/**
 * `npm run bench:edit`: measures the time from a keystroke in a form until Chromium painted the word in
 * a page of 20 sections, on the reference site and on the same site with 1,000 pages; and how much the
 * editor's server takes for the text, the content and the HTML of the page. Then the time until a site
 * with 5,000 pages is open, and the time from a save until `dev` shows it on that page. With `opening` or
 * `save`, only that.
 */
export async function main([part]: string[] = []): Promise<void> {
  if (part === 'opening') return measureOpening(5000);
  if (part === 'save') return measureSaves();
  console.log('| pages | headline | median | p95 | slowest | text | content | HTML | answer |');
  console.log('|---|---|---|---|---|---|---|---|---|');
  for (const pages of [0, 1000]) await measure(pages);
  await measureOpening(5000);
  await measureSaves();
}

/** Measures the time from a save until Chromium has painted the new headline of the page under `dev`. */
async function measureSaves(): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), 'blockwright-bench-'));
  copyReferenceSite(root);
  const path = join(root, 'pages.yaml');
  const text = readFileSync(path, 'utf8');
  const before = text + longPage(text);
  writeFileSync(path, before);
  const server = await startServer('dev', { root });
  const browser = await openBrowser();
  const page = await browser.newPage({ reducedMotion: 'no-preference' });
  await page.goto(`${server.address}long`);
  const times: number[] = [];
  for (let index = 0; index <= keystrokes; index++) {
    await page.waitForTimeout(400 + (index % 5) * 90);
    const shown = page.evaluate(untilHeadline, `word${index}`);
    await page.waitForTimeout(50);
    const after = before.replace(/(\/long:[\s\S]*?headline: ).*/, `$1word${index}`);
    const saved = performance.timeOrigin + performance.now();
    writeFileSync(path, after);
    const milliseconds = (await shown) - saved;
    // The first save warms up caches.
    if (index > 0) times.push(milliseconds);
  }
  const [median, p95, slowest] = [0.5, 0.95, 0.999].map((share) => ms(at(share, times)));
  console.log(`dev, save to visible: median ${median}, p95 ${p95}, slowest ${slowest}`);
  await browser.close();
  await server.stop();
  rmSync(root, { recursive: true, force: true });
}

/**
 * Measures how long `edit` takes from the command until Chromium, which is running already, shows the
 * list of pages and the first page, three times after a first start.
 */
async function measureOpening(pages: number): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), 'blockwright-bench-'));
  await writeSite(root, { pages, form: 'written', seed: 1 });
  const browser = await openBrowser();
  for (const start of ['first start', ...Array.from({ length: 3 }, () => 'next start')]) {
    const page = await browser.newPage({ viewport: { width: 1500, height: 950 } });
    page.setDefaultTimeout(120_000);
    const started = performance.now();
    const server = await startServer('edit', { root });
    const listening = performance.now();
    await page.goto(server.address, { waitUntil: 'commit' });
    const preview = page.frameLocator('iframe[title="Preview of the page"]');
    await preview.getByRole('heading', { level: 1 }).first().waitFor();
    const opened = performance.now();
    await page.waitForFunction(isEditable);
    const [listens, opens, edits] = [listening, opened, performance.now()].map((time) =>
      Math.round(time - started),
    );
    console.log(
      `${pages} pages, ${start}: listens after ${listens} ms, open after ${opens} ms, a click edits the page after ${edits} ms`,
    );
    // The facts of the pages are stored at the end, once they are known.
    await (await fetch(`${server.origin}/sitemap.xml`)).text();
    await page.close();
    await server.stop();
  }
  await browser.close();
  rmSync(root, { recursive: true, force: true });
}

/** Whether the script of the page on the canvas runs. */
const isEditable = `typeof document.querySelector('[title="Preview of the page"]')?.contentWindow?.editText === 'function'`;

async function measure(pages: number): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), 'blockwright-bench-'));
  copyReferenceSite(root);
  const path = join(root, 'pages.yaml');
  const added = Array.from({ length: pages }, (_, index) => samplePage(index)).join('');
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text + longPage(text) + added);
  const server = await startServer('edit', { root });
  const browser = await openBrowser();
  const page = await browser.newPage({
    viewport: { width: 1500, height: 950 },
    reducedMotion: 'no-preference',
  });
  page.setDefaultTimeout(120_000);
  await page.goto(`${server.address}#${new URLSearchParams({ file: 'pages.yaml', key: '/long' })}`);
  const preview = page.frameLocator('iframe[title="Preview of the page"]');
  await page.waitForFunction(isEditable);
  await preview.locator('[data-edit-section="0"]').click({ position: { x: 5, y: 5 } });
  const headline = page.getByLabel('Headline').first();
  let took: Took[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('/applyChange')) return;
    const body = await response.text();
    took.push({ ...JSON.parse(body).timings, answer: body.length / 1000 });
  });
  for (const [name, start] of Object.entries(headlines)) {
    await headline.fill(start);
    const shown = start.replaceAll('*', '');
    await preview.getByRole('heading', { level: 1, name: shown, exact: true }).waitFor();
    took = [];
    const times: number[] = [];
    for (let index = 0; index < keystrokes; index++) {
      // Fast typing, slow typing, and pauses, in which the whole site is checked.
      await page.waitForTimeout(150 + (index % 8) * 150);
      await headline.focus();
      times.push(Number(await page.evaluate(untilShown)));
    }
    const parts = (['write', 'resolve', 'render', 'answer'] as const).map((part) =>
      at(
        0.5,
        took.map((one) => one[part]),
      ),
    );
    const overall = [0.5, 0.95, 0.999].map((share) => at(share, times));
    const cells = [pages || 'own site', name, ...[...overall, ...parts.slice(0, 3)].map(ms)];
    console.log(`| ${[...cells, `${parts[3]} kB`].join(' | ')} |`);
  }
  await browser.close();
  await server.stop();
  rmSync(root, { recursive: true, force: true });
}

/** Returns a page of 20 sections, which other pages of the site have: none with a value of a row. */
function longPage(manifest: string): string {
  const { pages } = parse(manifest) as { pages: Record<string, { sections: { type?: string }[] }> };
  const all = Object.values(pages).flatMap((page) => page.sections);
  const [hero] = all;
  const others = all.filter(
    ({ type, ...rest }) =>
      type && type !== 'hero' && !/\{\{|"#|"(?:id|form)":/.test(JSON.stringify(rest)),
  );
  const page = {
    title: 'Long page of the bench',
    description: 'A page of the bench that has twenty sections of other pages, as long as this.',
    sections: [hero, ...others.slice(0, 19)],
  };
  return `\n${stringify({ '/long': page }, { aliasDuplicateObjects: false }).replaceAll(/^(?=.)/gm, '  ')}`;
}

interface Took {
  write: number;
  resolve: number;
  render: number;
  /** The size of the answer in kB. */
  answer: number;
}

function at(share: number, times: number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
}

function ms(milliseconds: number): string {
  return `${milliseconds} ms`;
}

/** Types a letter and waits for it in the page. Runs in the browser. */
const untilShown = `new Promise((resolve) => {
  const field = document.activeElement;
  const wanted = (field.value + 'x').replaceAll('*', '');
  const page = document.querySelector('iframe[title="Preview of the page"]').contentDocument;
  const heading = page.querySelector('h1');
  const started = performance.now();
  new MutationObserver((_, observer) => {
    if (!page.querySelector('h1')?.textContent.includes(wanted)) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)));
  }).observe(heading.parentElement, { subtree: true, childList: true, characterData: true });
  document.execCommand('insertText', false, 'x');
})`;

function samplePage(index: number): string {
  return `
  /sample-${index}:
    title: Sample page ${index} of the bench
    description: A page of the bench with a few sections, number ${index}, as long as a description is.
    sections:
      - type: hero
        headline: Sample ${index}
        text: >-
          A paragraph of ordinary length, so that a page of the bench weighs what a small page of a
          site weighs. This is number ${index}.
      - use: closing-cta
      - use: lead-dialog
`;
}
