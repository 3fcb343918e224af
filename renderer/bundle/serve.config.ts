// Used by `dev` (renderer/dev/openVite.ts) and `edit` (renderer/cli/edit.ts).
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { staticStyles } from './staticStyles.ts';

/**
 * Configures how Vite serves code. A file of its own, because plugins must run from source. Vike is
 * left out: it takes a second to load, and our own handlers answer every page.
 */
export default defineConfig({ plugins: [react(), staticStyles()] });
