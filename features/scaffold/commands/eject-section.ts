import { type Command, siteOptions } from '../../../cli/index.ts';

export const command: Command = {
  summary: 'Copy a built-in section type into the site, to change its code',
  positionals: 'NAME',
  options: siteOptions,
  minPositionals: 1,
  examples: ['blockwright eject section team'],
  run: async (...args) => (await import('../ejectSection.ts')).ejectSection(...args),
};
