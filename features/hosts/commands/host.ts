import { UsageError } from '../../../base/errors/UsageError.ts';
import { type Command, siteOptions } from '../../../cli/index.ts';

export const command: Command = {
  summary: 'List the files for site.host, and how to publish',
  positionals: '[FILE]',
  maxPositionals: 1,
  options: siteOptions,
  examples: ['blockwright host', 'blockwright host wrangler.jsonc'],
  async run({ root, positionals: [name] }) {
    const { printHost } = await import('../hostFiles.ts');
    const problem = await printHost(root, name);
    if (problem !== undefined) throw new UsageError(problem);
    return 0;
  },
};
