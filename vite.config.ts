// Used by Vike in tests/parity.test.ts. The commands use renderer/bundle/createViteConfig.ts, Vitest vitest.config.ts.
import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';
import { bundleInputs } from './renderer/bundle/bundleInputs.ts';
import { classNames } from './renderer/bundle/createViteConfig.ts';
import { staticStyles } from './renderer/bundle/staticStyles.ts';

// Vike claims every file whose name begins with a plus, in any folder; ours are all in renderer/.
process.env.VIKE_CRAWL ??= JSON.stringify({ ignore: ['tests/**'] });

export default defineConfig({
  plugins: [
    vike(),
    bundleInputs(),
    react(),
    staticStyles(import.meta.dirname, () => classNames(import.meta.dirname)),
  ],
});
