import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { staticStyles } from '../vite/staticStyles.ts';

/** How the editor's server treats code; a file of its own because plugins must run from source. */
export default defineConfig({ plugins: [react(), staticStyles()] });
