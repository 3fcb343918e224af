import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { handleRequests, logError } from '../../base/http/handleRequests.ts';
import { listen } from '../../base/http/listen.ts';
import { sectionChecks } from '../../renderer/sections/sectionChecks.ts';
import { sectionSchemas } from '../../renderer/sections/sectionSchemas.ts';
import { serveBuiltSite } from '../../server/preview/serveBuiltSite.ts';
import { explainMissingFiles } from '../../tools/docs/site/playground/worker/explainMissingFiles.ts';
import type { RunAnswer } from '../../tools/docs/site/source/sections/playground/protocol.ts';
import { prepareBuild, runCommand } from '../builds/builds.ts';
import { checkFiles } from '../diagnostics/checkFiles.ts';
import { listManifestCases } from '../diagnostics/listManifestCases.ts';
import { sampleCases } from '../sampleCases.ts';
import { axeViolations, colorViolations } from './axeViolations.ts';
import { openBrowser } from './openBrowser.ts';
import { buildPlaygroundSite, type PlaygroundSite } from './playgroundSite.ts';

let root: string;
let site: PlaygroundSite;
let browser: Browser;
let server: Server;
let address: string;
let context: BrowserContext | undefined;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'blockwright-playground-'));
  site = await buildPlaygroundSite(join(root, 'docs'));
  browser = await openBrowser();
  const handler = serveBuiltSite(join(root, 'docs/dist/client'), undefined, '/blockwright/');
  server = createServer(handleRequests([handler], logError));
  address = `${await listen(server, { host: 'localhost', port: 0 })}blockwright/`;
});
afterAll(async () => {
  await browser.close();
  server.close();
  await rm(root, { recursive: true, force: true });
});
afterEach(async () => {
  await context?.close();
  context = undefined;
});

async function open(fragment = '', options: Parameters<Browser['newContext']>[0] = {}) {
  context = await browser.newContext(options);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(address + fragment);
  return { page, faults };
}

const status = (page: Page) => page.locator('[data-playground] [role="status"]').nth(1);

/** Waits until the text is checked and rendered. */
const waitForRun = (page: Page) =>
  status(page)
    .filter({ hasText: / in \d+ ms/ })
    .waitFor();

/** Puts a text into the field, as pasting does. */
async function paste(page: Page, text: string): Promise<void> {
  await page.locator('.cm-content').click();
  await page.keyboard.press('Control+a');
  await page.evaluate((pasted) => {
    const field = document.querySelector('[data-playground]')?.querySelectorAll('div') ?? [];
    const root = [...field].find((element) => element.shadowRoot)?.shadowRoot;
    const data = new DataTransfer();
    data.setData('text/plain', pasted);
    const options = { clipboardData: data, bubbles: true, cancelable: true };
    root?.querySelector('.cm-content')?.dispatchEvent(new ClipboardEvent('paste', options));
  }, text);
}

/** Has the worker check texts, as the page does; returns its first and its last answer to each. */
function runAll(page: Page, texts: readonly string[]): Promise<[RunAnswer, RunAnswer][]> {
  return page.evaluate(async (all) => {
    const worker = new Worker('playground/worker.js', { type: 'module' });
    const answers: [RunAnswer, RunAnswer][] = [];
    for (const [index, text] of all.entries()) {
      let checked: RunAnswer | undefined;
      const answer = new Promise<[RunAnswer, RunAnswer]>((resolve, reject) => {
        worker.onmessage = ({ data }) => {
          if (data.kind === 'checked') checked = data;
          if (data.kind === 'rendered' || data.kind === 'failed') resolve([checked ?? data, data]);
        };
        worker.onerror = ({ message }) => reject(new Error(message));
      });
      worker.postMessage({ id: index + 1, text });
      answers.push(await answer);
    }
    worker.terminate();
    return answers;
  }, texts);
}

/** Reports what `check` says about a site with nothing but this manifest. */
async function check(name: string, text: string) {
  const folder = join(root, name);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'pages.yaml'), text);
  const { stdout } = await runCommand('check', '--root', folder, '--format', 'json');
  return explainMissingFiles(JSON.parse(stdout).diagnostics);
}

const withoutSite = `pages:
  /a: { title: A }
`;
const files = `site:
  name: A
  url: https://www.example.com
  description: A site that needs files of all kinds.
  icon: /icon.svg
  theme: { style: ours }
pages:
  /:
    title: A page that needs files of all kinds
    description: A page that needs files of all kinds, so that each of them is marked at its place.
    sections:
      - { type: hero, headline: Hello, image: { src: /images/a.jpg, alt: A } }
      - { type: form, form: contact }
      - { type: cards, items: { from: teas, as: { title: "{{ it.name }}", text: A } } }
      - { type: our-own, title: A }
      - { type: hreo, headline: A }
`;

test('problems are those of `check`, and pages have the bytes of `build`', async () => {
  const { page, faults } = await open();
  const fixed = site.examples.map(({ yaml }) =>
    yaml
      .replace('descripton', 'description')
      .replace('hreo', 'hero')
      .replace('abuot', 'about')
      .replace('autor', 'author'),
  );
  const texts = [...site.examples.map(({ yaml }) => yaml), ...fixed, withoutSite, files, 'a: ['];
  const answers = await runAll(page, texts);
  for (const [index, text] of texts.entries()) {
    const [, answer] = answers[index] ?? [];
    if (answer?.kind !== 'rendered') throw new Error(JSON.stringify(answer));
    expect(answer.problems).toEqual(await check(`text-${index}`, text));
  }
  const notes = answers.flatMap(([, answer]) => ('problems' in answer ? answer.problems : []));
  expect(new Set(notes.map(({ severity }) => severity))).toContain('note');
  for (const [index, text] of fixed.entries()) {
    const folder = join(root, `fixed-${index}`);
    await mkdir(folder);
    await writeFile(join(folder, 'pages.yaml'), text);
    await prepareBuild(folder);
    const [, answer] = answers[site.examples.length + index] ?? [];
    const built = await readFile(join(folder, 'dist/client/index.html'), 'utf8');
    expect(answer?.kind === 'rendered' && answer.page?.html).toBe(built);
  }
  expect(faults).toEqual([]);
});

test('problems of the corpus are those of `check`', async () => {
  const { page } = await open();
  const texts = sampleCases(listManifestCases(), 16);
  const answers = await runAll(page, texts);
  // Vitest lists the section types in another order than the bundles.
  const sort = (text = '') => text.replace('form-dialog, form,', 'form, form-dialog,');
  for (const [index, text] of texts.entries()) {
    const [checked] = answers[index] ?? [];
    if (checked?.kind !== 'checked') throw new Error(JSON.stringify(checked));
    const { diagnostics } = await checkFiles(
      { 'pages.yaml': text },
      { sections: sectionSchemas, checks: sectionChecks, now: new Date() },
    );
    const expected = explainMissingFiles(diagnostics).map((problem) => ({
      ...problem,
      ...(problem.hint !== undefined && { hint: sort(problem.hint) }),
    }));
    expect(checked.problems, text).toEqual(expected);
  }
  expect(texts.length).toBeGreaterThan(25);
});

test('a mistake leads to its place, and is fixed by a button; the page follows', async () => {
  const { page, faults } = await open();
  await waitForRun(page);
  expect(await status(page).textContent()).toMatch(/^No problems\. 1 page /);
  const frame = page.frameLocator('iframe');
  await frame.getByRole('heading', { level: 1, name: 'Tea from small gardens' }).waitFor();
  const font = await frame.locator('h1').evaluate((one) => getComputedStyle(one).fontFamily);
  expect(font).toContain('Instrument Sans');

  await page.getByLabel('Example').selectOption({ label: 'Mistakes with fixes' });
  await status(page)
    .filter({ hasText: /^4 errors/ })
    .waitFor();
  const problems = page.getByRole('list', { name: 'Problems' }).getByRole('listitem');
  expect(await problems.count()).toBe(4);
  await page.getByRole('button', { name: 'Line 11, column 15' }).click();
  const selected = () =>
    page.evaluate(() => {
      const root = document.activeElement?.shadowRoot as
        | (ShadowRoot & { getSelection(): Selection | null })
        | null
        | undefined;
      return root?.getSelection()?.toString();
    });
  expect(await selected()).toBe('hreo');
  for (let left = 4; left > 0; left--) {
    await problems.nth(0).getByRole('button', { name: 'Fix' }).click();
    const next = left > 1 ? new RegExp(`^${left - 1} errors?,.* in `) : /^No problems/;
    await status(page).filter({ hasText: next }).waitFor();
  }
  await waitForRun(page);
  await frame.getByRole('link', { name: 'Read about us' }).click();
  await frame.getByRole('heading', { level: 1, name: 'About us' }).waitFor();
  expect(await page.getByRole('combobox', { name: 'Page' }).inputValue()).toBe('/about');
  expect(faults).toEqual([]);
});

test('the address carries the text', async () => {
  const { page } = await open();
  await waitForRun(page);
  await paste(
    page,
    site.examples[2]?.yaml.replaceAll('Night Market', 'Markt bei Nacht – 夜市') ?? '',
  );
  await page.frameLocator('iframe').getByText('夜市').first().waitFor();
  await page.getByRole('button', { name: 'Copy address' }).click();
  await page.getByText('The address with the text is copied.').waitFor();
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  expect(shared).toMatch(/#yaml=[\w-]+$/);
  await context?.close();
  const other = await open(new URL(shared).hash);
  await other.page.frameLocator('iframe').getByText('夜市').first().waitFor();
  await context?.close();
  const damaged = await open('#yaml=x');
  await damaged.page.getByText('no text that can be read').waitFor();
  await waitForRun(damaged.page);
});

/** Starts to measure the longest time in which the page did not answer; returns a function that reads it. */
async function watchFreezes(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const state = window as unknown as { longest: number };
    state.longest = 0;
    let last = performance.now();
    setInterval(() => {
      state.longest = Math.max(state.longest, performance.now() - last);
      last = performance.now();
    }, 10);
  });
  return () => page.evaluate(() => (window as unknown as { longest: number }).longest);
}

test('a megabyte and an endless edit never freeze the page', async () => {
  const { page, faults } = await open();
  await waitForRun(page);
  const readLongest = await watchFreezes(page);
  await paste(page, `${site.examples[0]?.yaml}# ${'a line of text\n# '.repeat(62_500)}`);
  await status(page).filter({ hasText: 'kB. The playground checks up to 250 kB' }).waitFor();
  await page.keyboard.press('End');
  await page.keyboard.type('more');
  await paste(page, site.examples[0]?.yaml ?? '');
  await waitForRun(page);

  // A letter every 20 milliseconds for three seconds: the check does not wait for the end.
  const before = await status(page).textContent();
  const changes = page.evaluate(
    async ([first]) => {
      const field = document.querySelectorAll('[data-playground] [role="status"]')[1];
      const seen = new Set<string | null | undefined>();
      for (const end = performance.now() + 3500; performance.now() < end; ) {
        await new Promise((resolve) => setTimeout(resolve, 20));
        if (field?.textContent !== first) seen.add(field?.textContent);
      }
      return seen.size;
    },
    [before],
  );
  await page.locator('.cm-content').click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(`# ${'x'.repeat(150)}`, { delay: 20 });
  expect(await changes).toBeGreaterThan(0);
  await waitForRun(page);
  // Generous, because the machine may be busy.
  expect(await readLongest()).toBeLessThan(2000);
  expect(faults).toEqual([]);
});

test('a check that does not end is ended', async () => {
  context = await browser.newContext();
  const page = await context.newPage();
  let isEndless = true;
  await context.route('**/playground/worker.js', (route) =>
    isEndless
      ? route.fulfill({
          contentType: 'text/javascript',
          body: "onmessage = ({ data: { id } }) => { postMessage({ kind: 'working', id }); for (;;); };",
        })
      : route.continue(),
  );
  await page.goto(address);
  await status(page).filter({ hasText: 'longer than 10 seconds' }).waitFor();
  isEndless = false;
  await page.locator('.cm-content').click();
  await page.keyboard.type('# Again');
  await waitForRun(page);
});

test('the page is accessible, fits phones, and follows the scheme', async () => {
  const { page, faults } = await open('', { viewport: { width: 360, height: 740 } });
  await waitForRun(page);
  await page.getByLabel('Example').selectOption({ label: 'Mistakes with fixes' });
  await status(page)
    .filter({ hasText: /^4 errors/ })
    .waitFor();
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBe(360);
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await width()).toBe(1280);
  expect(await axeViolations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await colorViolations(page)).toEqual([]);
  // The keyboard gets into the field and out of it.
  await page.locator('.cm-content').focus();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.shadowRoot ?? null)).toBeNull();
  expect(faults).toEqual([]);
});

test('the code is as small as the page says', async () => {
  const [, checker = 0, renderer = 0] =
    /at most (\d+) kB of compressed code, and the renderer (\d+) kB/.exec(site.text) ?? [];
  const folder = join(root, 'docs/dist/client/playground');
  const chunks = await readdir(join(folder, 'chunks'));
  const rendering = chunks.filter((name) => name.startsWith('renderSite.'));
  const measure = async (path: string) => gzipSync(await readFile(join(folder, path))).length;
  expect(await measure('worker.js')).toBeLessThan(Number(checker) * 1000);
  expect(rendering).toHaveLength(1);
  expect(await measure(`chunks/${rendering[0]}`)).toBeLessThan(Number(renderer) * 1000);
});
