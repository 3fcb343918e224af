import type { HostWriter } from '../model/HostFile.ts';

/** A Worker that consists of files. Its addresses have no slash at the end, as in the sitemap. */
export const writer: HostWriter = {
  listFiles({ name, directory }) {
    // Wrangler refuses a Worker without a date, and later ones change nothing for files.
    const date = '2026-01-01';
    const assets = {
      directory: `./${directory}`,
      not_found_handling: '404-page',
      html_handling: 'drop-trailing-slash',
    };
    const content = {
      $schema: 'node_modules/wrangler/config-schema.json',
      name,
      compatibility_date: date,
      assets,
    };
    return [
      {
        names: ['wrangler.jsonc', 'wrangler.json', 'wrangler.toml'],
        content: `${JSON.stringify(content, null, 2)}\n`,
        mode: {
          keys: [
            {
              path: ['name'],
              value: name,
              isOptional: true,
              otherwise: 'Wrangler does not know where to publish the site.',
            },
            {
              path: ['compatibility_date'],
              value: date,
              isOptional: true,
              otherwise: 'Wrangler refuses to publish the site.',
            },
            {
              path: ['assets', 'directory'],
              value: assets.directory,
              otherwise: 'Wrangler would publish another folder than the build writes.',
            },
            {
              path: ['assets', 'not_found_handling'],
              value: assets.not_found_handling,
              otherwise: 'Visitors of a missing address would not see the page 404.',
            },
            {
              path: ['assets', 'html_handling'],
              value: assets.html_handling,
              otherwise: 'Pages would have other addresses than the sitemap names.',
            },
          ],
        },
      },
    ];
  },
};
