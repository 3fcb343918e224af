import type { Command } from '../options/Command.ts';
import { serverOptions, siteOptions } from '../options/siteOptions.ts';

export const command: Command = {
  summary: 'Open the site in the visual editor',
  details: 'The editor can be reached from this computer only.',
  options: {
    ...siteOptions,
    port: serverOptions.port,
    'no-open': { type: 'boolean', description: 'Do not open the browser' },
  },
  examples: ['blockwright edit', 'blockwright edit --port 8080 --no-open'],
  run: async (...args) => (await import('../run/edit.ts')).edit(...args),
};
