import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, CDPSession, Page, Route } from 'playwright-core';
import type { PageReport } from '../../_shared/changes/index.ts';
import { comparePictures } from './comparePictures.ts';
import { isolateParts } from './isolateParts.ts';
import { listParts } from './listParts.ts';
import type { PicturedPart, SectionPictures } from './SectionPictures.ts';

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
  pages: readonly Pick<PageReport, 'route' | 'path' | 'changes'>[],
  { outputs, base }: { outputs: { old: string; new: string }; base: string },
): Promise<Pictures> {
  const tabs = await Promise.all(
    (['old', 'new'] as const).map((side) =>
      openTab(browser, { side, output: outputs[side], base }),
    ),
  );
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
    pictures.pages.set(route, await takePagePictures(tabs, { address, parts: shown }));
  }
  await Promise.all(tabs.map(({ page }) => page.context().close()));
  return pictures;
}

/** How many sections are shown, each eight times. */
const maxParts = 50;

/** The site's address in the browser, which nothing answers but `answer()`. */
const origin = 'http://site.invalid';

/** In this order, each layout differs from the one before in size or colours alone. */
const layouts = [
  { name: 'desktop, light', width: 1280, height: 800, colorScheme: 'light' },
  { name: 'desktop, dark', width: 1280, height: 800, colorScheme: 'dark' },
  { name: 'phone, dark', width: 360, height: 740, colorScheme: 'dark' },
  { name: 'phone, light', width: 360, height: 740, colorScheme: 'light' },
] as const;

/** A tab that shows one version of a site. */
interface Tab {
  side: 'old' | 'new';
  page: Page;
  session: CDPSession;
  /** CSS selectors of the elements that its page needs. */
  selectors: Set<string>;
}

async function takePagePictures(
  tabs: readonly Tab[],
  { address, parts }: { address: string; parts: readonly PicturedPart[] },
): Promise<SectionPictures[]> {
  await Promise.all(
    tabs.map(async (tab) => {
      tab.selectors = new Set(parts.flatMap((part) => part[tab.side] ?? []));
      if (tab.selectors.size === 0) return;
      await tab.page.goto(address);
      await evaluate(tab.session, 'document.fonts.ready.then(() => undefined)');
    }),
  );
  const taken = [];
  for (const { name, colorScheme, ...viewport } of layouts) {
    const shots = await Promise.all(
      tabs.map(async (tab) => {
        if (tab.selectors.size === 0) return [];
        await tab.page.setViewportSize(viewport);
        await tab.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        return takeShots(
          tab.session,
          parts.map((part) => part[tab.side]),
        );
      }),
    );
    const [old, next] = shots;
    const compared = parts.map((_, index) => comparePictures(name, old?.[index], next?.[index]));
    taken.push(Promise.all(compared));
  }
  const pictures = await Promise.all(taken);
  return parts.flatMap(({ title, isOptional }, index) => {
    const layouts = pictures.flatMap((layout) => layout[index] ?? []);
    return isOptional && !layouts.some(({ difference }) => difference) ? [] : { title, layouts };
  });
}

/** Takes pictures of elements; undefined for hidden ones. The screenshots of Playwright take twice the time. */
async function takeShots(
  session: CDPSession,
  selectors: readonly (string | undefined)[],
): Promise<(Buffer | undefined)[]> {
  const boxes = await evaluate<(Box | null)[]>(
    session,
    `${JSON.stringify(selectors.map((selector) => selector ?? null))}.map((selector) => {
      const box = selector && document.querySelector(selector).getBoundingClientRect();
      return box && { x: box.x + scrollX, y: box.y + scrollY, width: box.width, height: box.height };
    })`,
  );
  const shots: (Buffer | undefined)[] = [];
  for (const box of boxes) {
    const clip = box && box.width >= 1 && box.height >= 1 && { ...box, scale: 1 };
    const options = { captureBeyondViewport: true, optimizeForSpeed: true };
    const shot = clip && (await session.send('Page.captureScreenshot', { clip, ...options }));
    shots.push(shot ? Buffer.from(shot.data, 'base64') : undefined);
  }
  return shots;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Evaluates an expression in a page, also where scripts are off; waits for a promise. */
async function evaluate<Result>(session: CDPSession, expression: string): Promise<Result> {
  const options = { expression, awaitPromise: true, returnByValue: true };
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', options);
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? expression);
  return result.value;
}

async function openTab(browser: Browser, version: SiteVersion): Promise<Tab> {
  // Without scripts, nothing moves.
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const tab: Tab = { side: version.side, page, session, selectors: new Set() };
  await context.route('**/*', (route) => answer(route, version, tab.selectors));
  return tab;
}

/** One of the builds. */
interface SiteVersion {
  side: Tab['side'];
  output: string;
  base: string;
}

/** Answers a request with a file of a build; a page is answered with some of its elements. */
async function answer(
  route: Route,
  { output, base }: SiteVersion,
  selectors: ReadonlySet<string>,
): Promise<void> {
  const url = new URL(route.request().url());
  const path = decodeURI(url.pathname).slice(base.length);
  const file = join(output, path);
  if (url.origin !== origin || !existsSync(file)) return route.abort();
  if (!path.endsWith('.html')) return route.fulfill({ path: file });
  const body = isolateParts(read(output, path), selectors)
    // Pictures further down are needed at once.
    .replaceAll(' loading="lazy"', '')
    .replace('</head>', `<style>${stillStyles}</style></head>`)
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
  await route.fulfill({ body, contentType: 'text/html; charset=utf-8' });
}

/** A sticky header would cover what is below it. Animations end at once. */
const stillStyles =
  'body > * { position: static !important } *, ::before, ::after { animation-duration: 0s !important; animation-delay: 0s !important; animation-iteration-count: 1 !important; transition: none !important }';

function read(output: string, path: string): string {
  const file = join(output, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
