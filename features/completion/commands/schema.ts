import { type Command, siteOptions } from '../../../cli/index.ts';

export const command: Command = {
  summary: 'Write the JSON Schemas with which editors complete and check the YAML of the site',
  options: siteOptions,
  examples: ['blockwright schema', 'blockwright schema --root my-site'],
  run: async (...args) => (await import('../writeSchema.ts')).writeSchema(...args),
};
