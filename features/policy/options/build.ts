import type { CommandExtension } from '../../../cli/index.ts';

export const extension: CommandExtension = {
  options: { verbose: { type: 'boolean', description: 'Print the content security policy' } },
  examples: [],
  async run(options, _, next) {
    const status = await next();
    if (options.values.verbose) (await import('../printPolicy.ts')).printPolicy(options);
    return status;
  },
};
