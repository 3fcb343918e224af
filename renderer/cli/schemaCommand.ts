import type { Command } from './Command.ts';
import { siteOptions } from './siteOptions.ts';

export const schemaCommand: Command = {
  summary: 'Generate the JSON Schemas that editors use, and the reference docs',
  options: siteOptions,
  examples: ['blockwright schema'],
  run: async (...args) => (await import('./writeSchema.ts')).writeSchema(...args),
};
