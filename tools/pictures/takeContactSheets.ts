import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { createServer } from 'vite';
import { lazyFiles } from '../../renderer/bundle/lazyFiles.ts';
import { staticStyles } from '../../renderer/bundle/staticStyles.ts';
import { styleNames } from '../../schema/vocabulary/theme/styleNames.ts';
import { openBrowser } from '../../tests/browser/openBrowser.ts';
import type * as PresetPages from './renderPresetPage.ts';

/**
 * Implements `npm run sheets`: takes contact sheets of all presets of section types, to look at. A sheet
 * shows the presets of a type in one column for each named style.
 *
 * @param args the folder for the sheets, then section types; all types by default
 */
export async function main([folder = 'dist/sheets', ...types]: string[]): Promise<void> {
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    plugins: [react(), lazyFiles(), staticStyles(resolve('.'))],
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, watch: null, hmr: false, ws: false },
  });
  const path = resolve('tools/pictures/renderPresetPage.ts');
  const { renderPresetPage, typesWithPresets } = (await server.ssrLoadModule(
    path,
  )) as typeof PresetPages;
  const browser = await openBrowser();
  const page = await browser.newPage();
  let html = '';
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ body: html, contentType: 'text/html' });
    return pathname.startsWith('/renderer/fonts/')
      ? route.fulfill({ path: `.${pathname}` })
      : route.abort();
  });
  await mkdir(folder, { recursive: true });
  try {
    for (const type of types.length > 0 ? types : typesWithPresets()) {
      const columns = new Map<string, Buffer[]>();
      for (const [index, use] of styleNames.entries()) {
        const accent = accents[index % accents.length] as string;
        html = await renderPresetPage(type, { use, accent });
        await page.goto('http://sheets.example/');
        await page.evaluate('document.fonts.ready.then(() => true)');
        for (const look of looks) {
          const name = `${type}-${look.width}-${look.scheme}.webp`;
          columns.set(name, [...(columns.get(name) ?? []), await takeColumn(page, look)]);
        }
      }
      for (const [name, pictures] of columns) {
        await joinColumns(pictures, join(folder, name));
        console.log(join(folder, name));
      }
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

const looks = [
  { width: 1280, column: 480, scheme: 'light' },
  { width: 1280, column: 480, scheme: 'dark' },
  { width: 360, column: 240, scheme: 'light' },
  { width: 360, column: 240, scheme: 'dark' },
] as const;

const accents = ['#1f3a5f', '#b45309', '#0f766e', '#be185d'];

/** Takes a page as one column of a sheet. */
async function takeColumn(
  page: Page,
  { width, column, scheme }: (typeof looks)[number],
): Promise<Buffer> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme: scheme });
  return sharp(await page.screenshot({ fullPage: true }))
    .resize({ width: column })
    .toBuffer();
}

async function joinColumns(columns: readonly Buffer[], file: string): Promise<void> {
  const sizes = await Promise.all(columns.map((column) => sharp(column).metadata()));
  const [{ width = 0 } = {}] = sizes;
  await sharp({
    create: {
      width: (width + gap) * columns.length,
      height: Math.max(...sizes.map(({ height = 0 }) => height)),
      channels: 3,
      background: '#888',
    },
  })
    .composite(columns.map((input, index) => ({ input, left: index * (width + gap), top: 0 })))
    .webp({ quality: 80 })
    .toFile(file);
}

const gap = 16;
