// Used by `npx vike`. The commands use code/createViteConfig.ts, Vitest vitest.config.ts.
import { join } from 'node:path';
import vike from 'vike/plugin';
import { createServer, defineConfig } from 'vite';
import { doors } from './code/doors.mjs';
import { lazyFiles } from './code/lazyFiles.ts';
import { ensureWords } from './code/words/ensureWords.mjs';
import type * as VikePlugins from './features/vike/vikePlugins.ts';

// Vike claims every file whose name begins with a plus, in any folder; ours are all in renderer/.
process.env.VIKE_CRAWL ??= JSON.stringify({ ignore: ['tests/**'] });

const root = import.meta.dirname;
await ensureWords(root);

// Rooms meet through doors, which Vite reads only with our plugin. The server stays open, because
// plugins import modules later too; it listens to nothing and watches nothing.
const loader = await createServer({
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  plugins: [doors(), lazyFiles()],
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, watch: null, hmr: false, ws: false },
});
const { vikePlugins } = (await loader.ssrLoadModule(
  join(root, 'features/vike/vikePlugins.ts'),
)) as typeof VikePlugins;
const { plugins, fs } = vikePlugins(root);

export default defineConfig({
  // `build` writes to dist/client.
  build: { outDir: 'dist/vike' },
  server: { host: 'localhost', cors: false, fs },
  preview: { host: 'localhost', cors: false },
  plugins: [vike(), plugins],
});
