import type { Command } from './Command.ts';
import { serverOptions, siteOptions } from './siteOptions.ts';

export const devCommand: Command = {
  summary: 'Serve the site with live reload, and show errors in the browser',
  options: { ...siteOptions, ...serverOptions },
  examples: ['blockwright dev --open', 'blockwright dev --host 0.0.0.0 --port 8080'],
  run: async (...args) => (await import('./dev.ts')).dev(...args),
};
