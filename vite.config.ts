// Used by `npx vike`. The commands use code/createViteConfig.ts, Vitest vitest.config.ts.
import vike from 'vike/plugin';
import { defineConfig } from 'vite';
import { classNames } from './code/createViteConfig.ts';
import { doors } from './code/doors.mjs';
import { lazyFiles } from './code/lazyFiles.ts';
import { findOwnSections } from './code/siteSections/SiteSection.ts';
import { siteSectionsPlugin } from './code/siteSections/siteSectionsPlugin.ts';
import { staticStyles } from './code/staticStyles.ts';
import { ensureWords } from './code/words/ensureWords.mjs';
import { viteFileAccess } from './server/http/restrictModules.ts';
import { sitePlugin } from './server/vike/sitePlugin.ts';

// Vike claims every file whose name begins with a plus, in any folder; ours are all in renderer/.
process.env.VIKE_CRAWL ??= JSON.stringify({ ignore: ['tests/**'] });

const root = import.meta.dirname;
await ensureWords(root);
const siteSections = findOwnSections(root, root);

export default defineConfig({
  // `build` writes to dist/client.
  build: { outDir: 'dist/vike' },
  server: { host: 'localhost', cors: false, fs: viteFileAccess([root]) },
  preview: { host: 'localhost', cors: false },
  plugins: [
    vike(),
    sitePlugin(root),
    doors(),
    lazyFiles(),
    staticStyles(root, () => classNames(root, siteSections)),
    siteSectionsPlugin(root, siteSections),
  ],
});
