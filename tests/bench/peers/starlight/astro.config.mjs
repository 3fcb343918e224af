import { readFileSync } from 'node:fs';
import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';

export default defineConfig({
  site: 'https://blockwright.github.io',
  base: '/blockwright',
  integrations: [
    starlight({
      title: 'Blockwright',
      sidebar: JSON.parse(readFileSync('sidebar.json', 'utf8')),
    }),
  ],
});
