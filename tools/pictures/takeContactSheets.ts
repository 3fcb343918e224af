import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import sharp from 'sharp';
import { createServer } from 'vite';
import { doors } from '../../code/doors.mjs';
import { lazyFiles, staticStyles } from '../../code/index.ts';
import { styleNames } from '../../schema/vocabulary.ts';
import { openBrowser } from '../../tests/browser/openBrowser.ts';
import { joinColumns } from './joinColumns.ts';
import type * as LookSheets from './lookSheets.ts';
import { openPresetCamera, type PresetCamera } from './openPresetCamera.ts';
import type * as PresetPages from './renderPresetPage.ts';

/**
 * Implements `npm run sheets`: takes contact sheets of all presets of section types, to look at. A sheet
 * shows the presets of a type in one column for each named style.
 *
 * @param args the folder for the sheets, then section types; all types by default. `--keep` takes the
 *   small sheets of tests/looks/ instead, with which the tests compare; names of sheets may follow
 */
export async function main([folder = 'dist/sheets', ...names]: string[]): Promise<void> {
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    plugins: [doors(), react(), lazyFiles(), staticStyles(resolve('.'))],
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, watch: null, hmr: false, ws: false },
  });
  const load = <Module>(file: string) =>
    server.ssrLoadModule(resolve('tools/pictures', file)) as Promise<Module>;
  const browser = await openBrowser();
  try {
    const camera = await openPresetCamera(browser);
    if (folder === '--keep')
      await keepLookSheets(camera, await load<typeof LookSheets>('lookSheets.ts'), names);
    else
      await takeSheets(
        camera,
        await load<typeof PresetPages>('renderPresetPage.ts'),
        folder,
        names,
      );
  } finally {
    await browser.close();
    await server.close();
  }
}

async function keepLookSheets(
  camera: PresetCamera,
  { listLookSheets, takeLookSheet }: typeof LookSheets,
  names: readonly string[],
): Promise<void> {
  for (const sheet of listLookSheets()) {
    if (names.length > 0 && !names.includes(sheet.name)) continue;
    const file = `tests/looks/${sheet.name}.webp`;
    await writeFile(file, await takeLookSheet(camera, sheet));
    console.log(file);
  }
}

async function takeSheets(
  camera: PresetCamera,
  { renderPresetPage, typesWithPresets }: typeof PresetPages,
  folder: string,
  types: readonly string[],
): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const type of types.length > 0 ? types : typesWithPresets()) {
    const columns = new Map<string, Buffer[]>();
    for (const [index, use] of styleNames.entries()) {
      const accent = accents[index % accents.length] as string;
      const html = renderPresetPage(type, { use, accent });
      for (const { column, ...screen } of screens) {
        const name = `${type}-${screen.width}-${screen.scheme}.webp`;
        const picture = sharp(await camera(html, screen)).resize({ width: column });
        columns.set(name, [...(columns.get(name) ?? []), await picture.toBuffer()]);
      }
    }
    for (const [name, pictures] of columns) {
      await (await joinColumns(pictures, 16)).webp({ quality: 80 }).toFile(join(folder, name));
      console.log(join(folder, name));
    }
  }
}

const screens = [
  { width: 1280, column: 480, scheme: 'light' },
  { width: 1280, column: 480, scheme: 'dark' },
  { width: 360, column: 240, scheme: 'light' },
  { width: 360, column: 240, scheme: 'dark' },
] as const;

const accents = ['#1f3a5f', '#b45309', '#0f766e', '#be185d'];
