import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bundleInputs } from './bundleInputs.ts';
import { staticStyles } from './staticStyles.ts';

/**
 * How the bundles are made; a file of its own because plugins must run from source. Vike would
 * give the same two (a test has it prerender pages), but to load it takes longer than to make them.
 */
export default defineConfig({ plugins: [react(), staticStyles(), bundleInputs()] });
