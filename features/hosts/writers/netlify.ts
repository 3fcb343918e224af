import type { HostWriter } from '../model/HostFile.ts';
import { netlifyEdgeFunction } from './_shared/netlifyEdgeFunction.ts';
import { nodeVersion } from './_shared/nodeVersion.ts';

/** How Netlify builds a site; it reads redirects and headers in the published folder. */
export const writer: HostWriter = {
  listFiles({ directory, edge }) {
    const command = 'npm run build';
    // Netlify keeps node_modules between builds.
    const cache = 'node_modules/.cache/blockwright';
    return [
      {
        names: ['netlify/edge-functions/blockwright.js'],
        content: edge ? netlifyEdgeFunction(edge) : '',
        mode: 'replace',
      },
      {
        names: ['netlify.toml'],
        content: `[build]
command = "${command}"
publish = "${directory}"

[build.environment]
NODE_VERSION = "${nodeVersion}"
BLOCKWRIGHT_CACHE_DIR = "${cache}"
`,
        mode: {
          keys: [
            {
              path: ['build', 'command'],
              value: command,
              isOptional: true,
              otherwise: 'Netlify would build nothing.',
            },
            {
              path: ['build', 'publish'],
              value: directory,
              otherwise: 'Netlify would publish another folder than the build writes.',
            },
            {
              path: ['build', 'environment', 'NODE_VERSION'],
              value: nodeVersion,
              isOptional: true,
              otherwise: 'Netlify would choose a version of Node.',
            },
            {
              path: ['build', 'environment', 'BLOCKWRIGHT_CACHE_DIR'],
              value: cache,
              isOptional: true,
              otherwise: 'Each build would render all pages.',
            },
          ],
        },
      },
    ];
  },
};
