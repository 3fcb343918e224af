import type { Command } from './Command.ts';
import { siteOptions } from './siteOptions.ts';

export const upgradeCommand: Command = {
  summary: 'Move the site to the grammar of the installed version',
  details:
    'Run it after `npm install blockwright@latest`. It changes only the lines that the new version reads differently, prints them as a diff, and names the pages that change with them.',
  options: {
    ...siteOptions,
    'dry-run': { type: 'boolean', description: 'Print the diff and change nothing' },
  },
  examples: ['blockwright upgrade --dry-run', 'blockwright upgrade'],
  run: async (options, installation) =>
    (await import('./upgrade.ts')).upgrade(options, installation),
};
