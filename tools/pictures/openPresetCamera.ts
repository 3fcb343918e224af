import type { Browser } from 'playwright-core';

/** A screen on which presets are shown. */
export interface Screen {
  width: number;
  scheme: 'light' | 'dark';
}

/** Takes a picture of a page on a screen, as PNG. */
export type PresetCamera = (html: string, screen: Screen) => Promise<Buffer>;

/** Returns what takes pictures of pages of presets. It loads the fonts of the engine and nothing else. */
export async function openPresetCamera(browser: Browser): Promise<PresetCamera> {
  const page = await browser.newPage();
  let shown = '';
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ body: shown, contentType: 'text/html' });
    return pathname.startsWith('/renderer/fonts/')
      ? route.fulfill({ path: `.${pathname}` })
      : route.abort();
  });
  return async (html, { width, scheme }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme });
    if (html !== shown) {
      shown = html;
      await page.goto('http://sheets.example/');
      await page.evaluate(loadEverything);
    }
    return page.screenshot({ fullPage: true });
  };
}

/** Opens forms in dialogs, and loads what is far below the window, too. */
const loadEverything = `Promise.all([
  ...Array.from(document.querySelectorAll('[data-hidden] dialog'), (dialog) => dialog.show()),
  document.fonts.ready,
  ...Array.from(document.images, (image) => {
    image.loading = 'eager';
    return image.decode().catch(() => undefined);
  }),
]).then(() => true)`;
