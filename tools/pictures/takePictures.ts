import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, parse } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import sharp from 'sharp';
import { parse as parseYaml } from 'yaml';
import { openBrowser } from '../../tests/browser/openBrowser.ts';
import { copyReferenceSite } from '../../tests/referenceSite.ts';
import { type RunningServer, startServer } from '../../tests/startServer.ts';
import { recordFix } from './recordFix.ts';

/**
 * Implements `npm run pictures`: takes the screenshots for README.md and docs/ from the current site,
 * records the animated picture, and writes them to docs/images/, with digests of the words that they
 * show. With `--check`, compares the digests instead: pixels differ between machines, words do not. With
 * `--editor`, takes those of the editor alone.
 *
 * @throws when a server does not start, a picture is too large, or one shows other words than before
 */
export async function main(args: string[]): Promise<void> {
  const scratch = await mkdtemp(join(tmpdir(), 'blockwright-pictures-'));
  const servers: RunningServer[] = [];
  const serve: Serve = async (...options) => {
    const server = await startServer(...options);
    servers.push(server);
    return server.address;
  };
  const browser = await openBrowser();
  const pictures = new Pictures(browser);
  try {
    if (!args.includes('--editor')) await takeSites(scratch, { browser, pictures, serve });

    const edited = join(scratch, 'edited');
    copyReferenceSite(edited);
    await takeEditor(await serve('edit', { root: edited }), pictures);
  } finally {
    await browser.close();
    for (const server of servers) await server.stop();
    await rm(scratch, { recursive: true, force: true });
  }
  await pictures.finish(args.includes('--check'));
}

const folder = 'docs/images';
const maxBytes = 300_000;
const desktop = { viewport: { width: 1280, height: 860 } };
const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 };

/** The pictures that were taken, until `finish()` writes or compares them. */
class Pictures {
  readonly #browser: Browser;
  readonly #files = new Map<string, Buffer>();
  readonly #digests: Record<string, string> = {};

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  async take(
    name: string,
    url: string,
    options: BrowserContextOptions,
    prepare?: (page: Page) => Promise<void>,
  ): Promise<void> {
    const page = await this.#open({ reducedMotion: 'reduce', ...options });
    // The editor renders the whole site first.
    page.setDefaultTimeout(120_000);
    await page.goto(url);
    await prepare?.(page);
    await this.takePage(name, page);
    await page.close();
  }

  /** Opens a page on the same day every time, so that a countdown shows the same words. */
  async #open(options: BrowserContextOptions): Promise<Page> {
    const page = await this.#browser.newPage({ timezoneId: 'UTC', ...options });
    await page.clock.setFixedTime('2026-11-23T12:00:00Z');
    return page;
  }

  private async takePage(name: string, page: Page): Promise<void> {
    await page.waitForLoadState();
    await page.evaluate('document.fonts.ready.then(() => true)');
    // Islands need time to hydrate, and the editor to render its preview.
    await page.waitForTimeout(4000);
    // A reduced palette cuts the size of screenshots with flat areas to a quarter.
    const picture = await sharp(await page.screenshot())
      .png({ palette: true, colors: 160, effort: 10 })
      .toBuffer();
    this.add(`${name}.png`, picture, await readWords(page));
  }

  /** Takes the first page of a starter, at the size of the galleries in create/ and docs/. */
  async takeStarter(name: string, url: string): Promise<void> {
    const page = await this.#open(desktop);
    await page.goto(url, { waitUntil: 'networkidle' });
    const picture = await sharp(await page.screenshot())
      .resize(560)
      .webp({ quality: 78 })
      .toBuffer();
    this.add(`starters/${name}.webp`, picture, await readWords(page));
    await page.close();
  }

  /** Adds the picture of a file, with the words that it shows. */
  add(file: string, picture: Buffer, words: string): void {
    if (picture.length > maxBytes) throw new Error(`${file} has ${picture.length} bytes`);
    this.#files.set(file, picture);
    this.#digests[parse(file).name] = createHash('sha256').update(words).digest('hex').slice(0, 16);
    console.log(`${folder}/${file} ${Math.round(picture.length / 1000)} kB`);
  }

  async finish(isCheck: boolean): Promise<void> {
    const path = join(folder, 'digests.json');
    if (isCheck) {
      const last = JSON.parse(await readFile(path, 'utf8'));
      const old = Object.keys(this.#digests).filter((name) => last[name] !== this.#digests[name]);
      if (old.length > 0) throw new Error(`Run \`npm run pictures\`: ${old.join(', ')} changed`);
      return;
    }
    for (const [file, picture] of this.#files) await writeFile(join(folder, file), picture);
    const digests = { ...JSON.parse(await readFile(path, 'utf8')), ...this.#digests };
    await writeFile(path, `${JSON.stringify(digests, null, 2)}\n`);
  }
}

/**
 * Returns the words of a page, of its frames in view and of the error overlay.
 *
 * @throws when a frame in view does not load
 */
async function readWords(page: Page): Promise<string> {
  for (let waited = 0; waited < 60_000; waited += 500) {
    const words = await page.evaluate<string | null>(wordsInView);
    if (words !== null) return words.replace(/\s+/g, ' ');
    await page.waitForTimeout(500);
  }
  throw new Error(`A frame in view of ${page.url()} does not load`);
}

/**
 * A script whose value is null while a frame in view loads. It reads frames from the page, because
 * Playwright waits without end for those that load only when they are scrolled into view.
 */
const wordsInView = `new Promise((resolve) => {
  const observer = new IntersectionObserver((entries) => {
    observer.disconnect();
    const frames = entries.filter((entry) => entry.isIntersecting && entry.target.contentDocument);
    const documents = frames.map((entry) => entry.target.contentDocument);
    const isLoading = ({ readyState, URL }) => readyState !== 'complete' || URL === 'about:blank';
    if (documents.some(isLoading)) return resolve(null);
    const overlay = document.querySelector('vite-error-overlay')?.shadowRoot?.querySelector('.window');
    resolve([document.body.innerText + (overlay?.innerText ?? ''), ...documents.map(({ body }) => body.innerText)].join('\\n'));
  });
  for (const element of document.querySelectorAll('body, iframe')) observer.observe(element);
})`;

/** Starts a server, which is stopped at the end; returns its address. */
type Serve = (...options: Parameters<typeof startServer>) => Promise<string>;

/** Takes the pictures of sites, of `dev` and of the starters. */
async function takeSites(
  scratch: string,
  { browser, pictures, serve }: { browser: Browser; pictures: Pictures; serve: Serve },
): Promise<void> {
  execFileSync('node', ['cli/bin.mjs', 'build', '--out', scratch], { stdio: 'inherit' });
  const site = await serve('preview', { args: ['--out', scratch] });
  await pictures.take('home', site, desktop);
  await pictures.take('home-phone', site, { ...phone, colorScheme: 'dark' });
  await pictures.take('city-phone', new URL('atlanta-virtual-assistants', site).href, phone);

  const broken = join(scratch, 'misspelt');
  copyReferenceSite(broken);
  await misspell(join(broken, 'pages.yaml'));
  const overlay = { viewport: { width: 1280, height: 640 } };
  await pictures.take('overlay', await serve('dev', { root: broken }), overlay, (page) =>
    page
      .getByText(/^pages\.yaml:\d+/)
      .first()
      .waitFor(),
  );
  await pictures.take('gallery', new URL('_gallery', await serve('dev', {})).href, desktop);

  const started = join(scratch, 'started');
  execFileSync('node', [
    'cli/bin.mjs',
    'new',
    'site',
    started,
    '--starter',
    'services',
    '--name',
    'Tern Street Cycles',
    '--yes',
  ]);
  const recording = await recordFix(browser, started, await serve('dev', { root: started }));
  pictures.add('fix.webp', recording.picture, recording.words);

  for (const starter of await readdir('create/starters')) {
    const root = join(scratch, starter);
    const blockwright = (...words: string[]) => execFileSync('node', ['cli/bin.mjs', ...words]);
    const { site } = parseYaml(await readFile(`create/starters/${starter}/pages.yaml`, 'utf8'));
    blockwright('new', 'site', root, '--starter', starter, '--name', site.name, '--yes');
    blockwright('build', '--root', root);
    await pictures.takeStarter(starter, await serve('preview', { root }));
  }
}

async function takeEditor(address: string, pictures: Pictures): Promise<void> {
  const view = new URLSearchParams({ file: 'pages.yaml', key: '/pricing' });
  const take = async (name: string, prepare: (page: Page) => Promise<void>) =>
    pictures.take(`editor-${name}`, `${address}#${view}`, editor, async (page) => {
      const pane = page.locator('.rail').getByRole('button', { name: 'Sections', exact: true });
      if ((await pane.getAttribute('aria-pressed')) === 'false') await pane.click();
      await prepare(page);
    });
  await take('section', async (page) => {
    const preview = page.frameLocator('iframe[title="Preview of the page"]');
    await preview.locator('[data-edit-section="0"]').click();
  });
  await take('page', async (page) => {
    await page.getByRole('button', { name: 'Title, description and address' }).click();
    await page.getByRole('heading', { name: 'Search result' }).scrollIntoViewIfNeeded();
    await page.locator('.search .card').scrollIntoViewIfNeeded();
  });
  await take('gallery', (page) => page.getByRole('button', { name: 'Add section' }).click());
  await take('yaml', async (page) => {
    await page.locator('.sections .sortable .row').nth(1).click();
    await page.getByLabel('Title').first().fill('Three plans, one price each');
    await page.getByRole('button', { name: 'YAML' }).click();
  });
}

const editor = { viewport: { width: 1440, height: 900 } };

/** Makes a typing error: `titel:` for `title:`. */
async function misspell(path: string): Promise<void> {
  const text = await readFile(path, 'utf8');
  const broken = text.replace(/^( {8})title:/m, '$1titel:');
  if (broken === text) throw new Error('no section of pages.yaml has a title to misspell');
  await writeFile(path, broken);
}
