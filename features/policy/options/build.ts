import type { CommandExtension } from '../../../cli/index.ts';

export const extension: CommandExtension = {
  options: { verbose: { type: 'boolean', description: 'Print the content security policy' } },
  examples: ['blockwright build --verbose'],
  async run({ root, values }, _, next) {
    const status = await next();
    if (!values.verbose || status !== 0) return status;
    const { formatPolicy } = await import('../formatPolicy.ts');
    const output = values.format ? process.stderr : process.stdout;
    output.write(formatPolicy(values.out ? String(values.out) : `${root}/dist`));
    return status;
  },
};
