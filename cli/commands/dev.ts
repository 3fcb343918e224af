import type { Command } from '../options/Command.ts';
import { serverOptions, siteOptions } from '../options/siteOptions.ts';

export const command: Command = {
  summary: 'Serve the site with live reload, and show errors in the browser',
  options: { ...siteOptions, ...serverOptions },
  examples: ['blockwright dev --open', 'blockwright dev --host 0.0.0.0 --port 8080'],
  run: async (...args) => (await import('../run/dev.ts')).dev(...args),
};
