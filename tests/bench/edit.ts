import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBrowser } from '../browser/openBrowser.ts';
import { copyReferenceSite } from '../referenceSite.ts';
import { startServer } from '../startServer.ts';
import { writeSite } from './sites/writeSite.ts';

const keystrokes = 40;

/**
 * `npm run bench:edit`: measures the time from a keystroke in a form until Chromium painted the word in
 * the page, on the reference site and on the same site with 1,000 pages; and how much of it the
 * editor's server takes for the text, the content and the HTML of the page. Then the time until a site
 * with 5,000 pages is open.
 */
export async function main(): Promise<void> {
  console.log('| pages | median | p90 | slowest | text | content | HTML |');
  console.log('|---|---|---|---|---|---|---|');
  for (const pages of [0, 1000]) await measure(pages);
  await measureOpening(5000);
}

/** Measures how long `edit` takes until it has sent the list of pages and the first page. */
async function measureOpening(pages: number): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), 'blockwright-bench-'));
  await writeSite(root, { pages, form: 'written', seed: 1 });
  for (const start of ['first start', 'next start']) {
    const started = performance.now();
    const server = await startServer('edit', { root });
    const listening = performance.now();
    const state = await fetch(`${server.origin}/_edit/api/state`);
    await state.text();
    await (await fetch(server.origin, { headers: { accept: 'text/html' } })).text();
    const opened = performance.now();
    console.log(
      `${pages} pages, ${start}: listens after ${Math.round(listening - started)} ms, open after ${Math.round(opened - started)} ms`,
    );
    await server.stop();
  }
  rmSync(root, { recursive: true, force: true });
}

async function measure(pages: number): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), 'blockwright-bench-'));
  copyReferenceSite(root);
  const path = join(root, 'pages.yaml');
  const added = Array.from({ length: pages }, (_, index) => samplePage(index)).join('');
  writeFileSync(path, readFileSync(path, 'utf8') + added);
  const server = await startServer('edit', { root });
  const browser = await openBrowser();
  const page = await browser.newPage({
    viewport: { width: 1500, height: 950 },
    reducedMotion: 'no-preference',
  });
  page.setDefaultTimeout(120_000);
  await page.goto(
    `${server.address}#${new URLSearchParams({ file: 'pages.yaml', key: '/pricing' })}`,
  );
  const preview = page.frameLocator('iframe[title="Preview of the page"]');
  await preview.locator('[data-edit-section="0"]').click();
  const headline = page.getByLabel('Headline').first();
  await headline.fill('Word');
  await preview.getByRole('heading', { level: 1, name: 'Word' }).waitFor();
  const took: Took[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('/applyChange')) took.push((await response.json()).timings);
  });
  const times: number[] = [];
  for (let index = 0; index < keystrokes; index++) {
    // Fast typing, slow typing, and pauses, in which the whole site is checked.
    await page.waitForTimeout(150 + (index % 8) * 150);
    await headline.focus();
    times.push(Number(await page.evaluate(untilShown)));
  }
  await browser.close();
  await server.stop();
  rmSync(root, { recursive: true, force: true });
  const parts = (['write', 'resolve', 'render'] as const).map((part) =>
    at(
      0.5,
      took.map((one) => one[part]),
    ),
  );
  const overall = [0.5, 0.9, 0.999].map((share) => at(share, times));
  console.log(`| ${[pages || 'own site', ...overall, ...parts].join(' | ')} |`);
}

interface Took {
  write: number;
  resolve: number;
  render: number;
}

function at(share: number, times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  return `${Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)} ms`;
}

/** Types a letter and waits for it in the page. Runs in the browser. */
const untilShown = `new Promise((resolve) => {
  const field = document.activeElement;
  const wanted = field.value + 'x';
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
