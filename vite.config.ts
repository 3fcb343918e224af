// Used by `npx vike`. The commands use code/createViteConfig.ts, Vitest vitest.config.ts.
import { join } from 'node:path';
import vike from 'vike/plugin';
import { defineConfig, runnerImport } from 'vite';
import { doors } from './code/doors.mjs';
import { lazyFiles } from './code/lazyFiles.ts';
import { ensureWords } from './code/words/ensureWords.mjs';
import type * as VikePlugins from './server/vike/vikePlugins.ts';

// Vike claims every file whose name begins with a plus, in any folder; ours are all in renderer/.
process.env.VIKE_CRAWL ??= JSON.stringify({ ignore: ['tests/**'] });

const root = import.meta.dirname;
await ensureWords(root);

// Modules of one room import another room through its door, which Vite reads only with our plugin.
const { module } = await runnerImport<typeof VikePlugins>(
  join(root, 'server/vike/vikePlugins.ts'),
  { root, configFile: false, plugins: [doors(), lazyFiles()] },
);
const { plugins, fs } = module.vikePlugins(root);

export default defineConfig({
  // `build` writes to dist/client.
  build: { outDir: 'dist/vike' },
  server: { host: 'localhost', cors: false, fs },
  preview: { host: 'localhost', cors: false },
  plugins: [vike(), plugins],
});
