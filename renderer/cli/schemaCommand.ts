import type { Command } from './Command.ts';
import { siteOptions } from './siteOptions.ts';

export const schemaCommand: Command = {
  summary: 'Write the JSON Schemas with which editors complete and check the YAML of the site',
  options: siteOptions,
  examples: ['blockwright schema', 'blockwright schema --root my-site'],
  run: async (...args) => (await import('./writeSchema.ts')).writeSchema(...args),
};
