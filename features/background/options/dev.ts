import type { CommandExtension } from '../../../cli/index.ts';

export const extension: CommandExtension = {
  options: {
    background: {
      type: 'boolean',
      description: 'Run in the background, and print the address',
    },
    status: { type: 'boolean', description: 'Show the address of the server' },
    logs: { type: 'boolean', description: 'Print the output of the server' },
    stop: { type: 'boolean', description: 'Stop the server' },
  },
  examples: ['blockwright dev --background'],
  async run(options, installation, next) {
    const { background, status, logs, stop } = options.values;
    // Lazy import: `dev` itself must start fast.
    return background || status || logs || stop
      ? (await import('../controlDev.ts')).controlDev(options, installation)
      : next();
  },
};
