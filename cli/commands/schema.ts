import type { Command } from '../options/Command.ts';
import { siteOptions } from '../options/siteOptions.ts';

export const command: Command = {
  summary: 'Write the JSON Schemas with which editors complete and check the YAML of the site',
  options: siteOptions,
  examples: ['blockwright schema', 'blockwright schema --root my-site'],
  run: async (...args) => (await import('../run/writeSchema.ts')).writeSchema(...args),
};
