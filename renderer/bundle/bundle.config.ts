// Used by buildBundles.ts.
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bundleInputs } from './bundleInputs.ts';
import { staticStyles } from './staticStyles.ts';

/**
 * Configures the bundles. A file of its own, because plugins must run from source. Vike could build
 * the same two bundles (tests/parity.test.ts), but loading it takes longer than building them.
 */
export default defineConfig({ plugins: [react(), staticStyles(), bundleInputs()] });
