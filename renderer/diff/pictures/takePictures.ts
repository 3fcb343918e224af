import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page, Route } from 'playwright-core';
import type { PageChanges } from '../../changes/PageChanges.ts';
import { comparePictures } from './comparePictures.ts';
import { listParts } from './listParts.ts';
import type { PicturedPart, SectionPictures } from './SectionPictures.ts';

/** A page of which pictures are taken. */
interface PicturedPage {
  route: string;
  path: string;
  changes?: PageChanges;
}

/** Pictures by route, and how many sections have none because there are too many. */
export interface Pictures {
  pages: Map<string, SectionPictures[]>;
  omitted: number;
}

/**
 * Takes pictures of the sections that differ between two builds: before and after, on phone and
 * desktop, light and dark. The browser reads the files of the builds, and reaches no server.
 *
 * @param outputs output folders of both builds
 * @param base path at which the site is served
 */
export async function takePictures(
  browser: Browser,
  pages: readonly PicturedPage[],
  { outputs, base }: { outputs: { old: string; new: string }; base: string },
): Promise<Pictures> {
  const [before, after] = await Promise.all(
    [outputs.old, outputs.new].map((output) => openTab(browser, output, base)),
  );
  if (!before || !after) throw new Error('No tab was opened');
  const pictures: Pictures = { pages: new Map(), omitted: 0 };
  // A header that changed on all pages is shown once.
  const known = new Set<string>();
  let count = 0;
  for (const { route, path, changes } of pages) {
    if (!changes) continue;
    const html = { old: read(outputs.old, path), new: read(outputs.new, path) };
    const { frame } = changes;
    const isNew = !known.has(JSON.stringify(frame));
    known.add(JSON.stringify(frame));
    const parts = listParts({ ...changes, frame: isNew ? frame : [] }, html);
    const shown = parts.slice(0, Math.max(0, maxParts - count));
    count += shown.length;
    pictures.omitted += parts.length - shown.length;
    const address = new URL(encodeURI(path), origin + base).href;
    pictures.pages.set(route, await takePagePictures(before, after, { address, parts: shown }));
  }
  await Promise.all([before.context().close(), after.context().close()]);
  return pictures;
}

/** How many sections are shown, each eight times. */
const maxParts = 50;

/** The site's address in the browser, which nothing answers but `answer()`. */
const origin = 'http://site.invalid';

const layouts = [
  { name: 'desktop', width: 1280, height: 800 },
  { name: 'phone', width: 360, height: 740 },
];

async function takePagePictures(
  before: Page,
  after: Page,
  { address, parts }: { address: string; parts: readonly PicturedPart[] },
): Promise<SectionPictures[]> {
  const sections = parts.map(({ title }): SectionPictures => ({ title, layouts: [] }));
  const isShown = [parts.some(({ old }) => old), parts.some((part) => part.new)];
  await Promise.all([before, after].map((tab, index) => isShown[index] && tab.goto(address)));
  for (const { name, width, height } of layouts)
    for (const colorScheme of ['light', 'dark'] as const) {
      const [old, next] = await Promise.all(
        (
          [
            [before, 'old'],
            [after, 'new'],
          ] as const
        ).map(async ([tab, side]) => {
          await tab.setViewportSize({ width, height });
          await tab.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          const shots: (Buffer | undefined)[] = [];
          for (const part of parts) shots.push(await takePicture(tab, part[side]));
          return shots;
        }),
      );
      for (const [index, { layouts: taken }] of sections.entries()) {
        const layout = `${name}, ${colorScheme}`;
        taken.push(await comparePictures(layout, old?.[index], next?.[index]));
      }
    }
  return sections.filter(
    (section, index) =>
      !parts[index]?.isOptional || section.layouts.some(({ difference }) => difference),
  );
}

/** Takes a picture of an element; undefined if it is hidden. */
async function takePicture(tab: Page, selector: string | undefined): Promise<Buffer | undefined> {
  if (selector === undefined) return undefined;
  const box = await tab.locator(selector).boundingBox();
  if (!box || box.width < 1 || box.height < 1) return undefined;
  return tab.screenshot({ clip: box, fullPage: true, animations: 'disabled' });
}

async function openTab(browser: Browser, output: string, base: string): Promise<Page> {
  // Without scripts, nothing moves.
  const context = await browser.newContext({ javaScriptEnabled: false });
  await context.route('**/*', (route) => answer(route, output, base));
  return context.newPage();
}

/** Answers a request with a file of a build. */
async function answer(route: Route, output: string, base: string): Promise<void> {
  const url = new URL(route.request().url());
  const path = decodeURI(url.pathname).slice(base.length);
  const file = join(output, path);
  if (url.origin !== origin || !existsSync(file)) return route.abort();
  if (!path.endsWith('.html')) return route.fulfill({ path: file });
  const body = read(output, path)
    // Pictures further down are needed at once.
    .replaceAll(' loading="lazy"', '')
    // A sticky header would cover what is below it.
    .replace('</head>', '<style>body > * { position: static !important }</style></head>')
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
  await route.fulfill({ body, contentType: 'text/html; charset=utf-8' });
}

function read(output: string, path: string): string {
  const file = join(output, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
