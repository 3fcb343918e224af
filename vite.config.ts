import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';
import { bundleInputs } from './renderer/vite/bundleInputs.ts';
import { staticStyles } from './renderer/vite/staticStyles.ts';

const testing = !!process.env.VITEST;

export default defineConfig({
  plugins: [...(testing ? [] : [vike(), bundleInputs()]), react(), staticStyles()],
  envPrefix: 'VITE_',
  test: { include: ['{schema,data,sections,renderer,functions,tests}/**/*.test.{ts,tsx}'] },
});
