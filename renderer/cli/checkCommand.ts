import type { Command } from './Command.ts';
import { reportOptions, siteOptions } from './siteOptions.ts';

export const checkCommand: Command = {
  summary: 'Check the site and report every problem',
  options: {
    ...siteOptions,
    fix: { type: 'boolean', description: 'Apply the safe fixes first' },
    ...reportOptions,
  },
  examples: [
    'blockwright check --fix',
    'blockwright check --format github --format json=check.json',
  ],
  run: async (...args) => (await import('./check.ts')).check(...args),
};
