import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vitest/config';
import { bundleInputs } from './renderer/vite/bundleInputs.ts';
import { staticStyles } from './renderer/vite/staticStyles.ts';

// Vike takes every file with a plus as its own, wherever it lies; ours are all in renderer/.
process.env.VIKE_CRAWL ??= JSON.stringify({ ignore: ['tests/**'] });

const testing = !!process.env.VITEST;
const browserTests = 'tests/browser/**/*.test.ts';

export default defineConfig({
  plugins: [...(testing ? [] : [vike(), bundleInputs()]), react(), staticStyles()],
  test: {
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 180_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{schema,data,sections,renderer,functions,tests}/**/*.test.{ts,tsx}'],
          exclude: [browserTests],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: [browserTests],
          globalSetup: 'tests/browser/servedSite.ts',
        },
      },
    ],
  },
});
