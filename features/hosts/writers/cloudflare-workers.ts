import type { HostWriter } from '../model/HostFile.ts';
import { cloudflareWorker } from './_shared/cloudflareWorker.ts';
import { hostFolder } from './_shared/hostFolder.ts';

/** A Worker that consists of files. Its addresses have no slash at the end, as in the sitemap. */
export const writer: HostWriter = {
  listFiles({ name, directory, edge }) {
    const main = `${hostFolder(directory)}/worker.js`;
    // Wrangler refuses a Worker without a date, and later ones change nothing for files.
    const date = '2026-01-01';
    const assets = {
      directory: `./${directory}`,
      not_found_handling: '404-page',
      html_handling: 'drop-trailing-slash',
    };
    const binding = 'ASSETS';
    const content = {
      $schema: 'node_modules/wrangler/config-schema.json',
      name,
      ...(edge && { main }),
      compatibility_date: date,
      assets: { ...assets, ...(edge && { binding, run_worker_first: edge.paths }) },
    };
    return [
      { names: [main], content: edge ? cloudflareWorker(edge) : '', mode: 'replace' },
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
            {
              path: ['main'],
              value: main,
              ...(edge
                ? { otherwise: 'All visitors would see the same variant of a page.' }
                : {
                    isLeftover: true,
                    otherwise: 'No page has a test, so the file does not exist.',
                  }),
            },
            ...(edge
              ? [
                  {
                    path: ['assets', 'binding'],
                    value: binding,
                    otherwise: 'The Worker could not read the pages.',
                  },
                ]
              : []),
          ],
          ...(edge && { lists: [{ path: ['assets', 'run_worker_first'], entries: edge.paths }] }),
        },
      },
    ];
  },
};
