import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import sharp from 'sharp';
import { openBrowser } from '../../tests/browser/openBrowser.ts';
import { copyReferenceSite } from '../../tests/referenceSite.ts';

/**
 * Implements `npm run pictures`: takes the screenshots for README.md and docs/ from the current site
 * and writes them to docs/images/.
 *
 * @throws when a server does not start or a screenshot is too large
 */
export async function main(): Promise<void> {
  const scratch = await mkdtemp(join(tmpdir(), 'blockwright-pictures-'));
  const servers: ChildProcess[] = [];
  let browser: Browser | undefined;
  try {
    await mkdir(folder, { recursive: true });
    execFileSync('node', ['cli/bin.mjs', 'build', '--out', scratch], { stdio: 'inherit' });
    browser = await openBrowser();

    const site = await serve(servers, ['preview', '--out', scratch, '--port', '4500']);
    await takeScreenshot(browser, 'home', site, desktop);
    await takeScreenshot(browser, 'home-phone', site, { ...phone, colorScheme: 'dark' });
    await takeScreenshot(browser, 'city-phone', `${site}atlanta-virtual-assistants`, phone);

    const root = join(scratch, 'misspelt');
    await copySite(root);
    await misspell(join(root, 'pages.yaml'));
    const broken = await serve(servers, ['dev', '--root', root, '--port', '4600']);
    await takeScreenshot(
      browser,
      'overlay',
      broken,
      { viewport: { width: 1280, height: 640 } },
      (page) => shortenPaths(page, root),
    );

    const dev = await serve(servers, ['dev', '--port', '4700']);
    await takeScreenshot(browser, 'gallery', `${dev}_gallery`, desktop);
  } finally {
    await browser?.close();
    for (const server of servers) server.kill();
    await rm(scratch, { recursive: true, force: true });
  }
}

const folder = 'docs/images';
const maxBytes = 300_000;
const desktop = { viewport: { width: 1280, height: 860 } };
const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 };

async function takeScreenshot(
  browser: Browser,
  name: string,
  url: string,
  options: BrowserContextOptions,
  prepare?: (page: Page) => Promise<void>,
): Promise<void> {
  const page = await browser.newPage({ reducedMotion: 'reduce', ...options });
  await page.goto(url);
  await prepare?.(page);
  await waitUntilLoaded(page);
  // A reduced palette cuts the size of screenshots with flat areas to a quarter.
  const picture = await sharp(await page.screenshot())
    .png({ palette: true, colours: 160, effort: 10 })
    .toBuffer();
  await page.close();
  if (picture.length > maxBytes) throw new Error(`${name}.png has ${picture.length} bytes`);
  await writeFile(join(folder, `${name}.png`), picture);
  console.log(`${folder}/${name}.png ${Math.round(picture.length / 1000)} kB`);
}

/** Waits until fonts and images in view have loaded and the islands had time to hydrate. */
async function waitUntilLoaded(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate('document.fonts.ready.then(() => true)');
  await page.waitForTimeout(300);
}

/** Shortens the paths in the overlay to be relative to the site's folder. */
async function shortenPaths(page: Page, root: string): Promise<void> {
  const overlay = page.locator('vite-error-overlay');
  await overlay.waitFor();
  await overlay.evaluate((element, prefix) => {
    for (const link of element.shadowRoot?.querySelectorAll('.file-link') ?? [])
      link.textContent = link.textContent?.replace(prefix, '') ?? '';
  }, `${root}/`);
}

async function copySite(root: string): Promise<void> {
  await mkdir(root);
  copyReferenceSite(root);
}

/** Makes the typing error of the README's tour: `titel:` for `title:`. */
async function misspell(path: string): Promise<void> {
  const text = await readFile(path, 'utf8');
  const broken = text.replace(/^( {8})title:/m, '$1titel:');
  if (broken === text) throw new Error('no section of pages.yaml has a title to misspell');
  await writeFile(path, broken);
}

/** Starts a command that serves, and returns the address that it prints. */
function serve(servers: ChildProcess[], words: string[]): Promise<string> {
  const child = spawn('node', ['cli/bin.mjs', ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  servers.push(child);
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${words[0]} ended with ${code}`)));
    child.stdout?.on('data', (chunk) => {
      const address = /served at (http:\/\/\S+)/.exec(String(chunk))?.[1];
      if (address) resolve(address.replace(/\/?$/, '/'));
    });
  });
}
