import type { Command } from '../options/Command.ts';
import { reportOptions, siteOptions } from '../options/siteOptions.ts';

export const command: Command = {
  summary: 'Check the site and report every problem',
  options: {
    ...siteOptions,
    fix: { type: 'boolean', description: 'Apply the fixes that are certain first, and list them' },
    'dry-run': {
      type: 'boolean',
      description: 'With --fix: print the fixes as a diff, and change nothing',
    },
    ...reportOptions,
  },
  examples: [
    'blockwright check --fix',
    'blockwright check --fix --dry-run',
    'blockwright check --format github --format json=check.json',
  ],
  run: async (...args) => (await import('../run/check.ts')).check(...args),
};
