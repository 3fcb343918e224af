import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { staticStyles } from './staticStyles.ts';

/**
 * How `dev` and `edit` treat code; a file of its own because plugins must run from source. Vike is
 * left out: it would take a second to load, and every page is answered before it is asked.
 */
export default defineConfig({ plugins: [react(), staticStyles()] });
