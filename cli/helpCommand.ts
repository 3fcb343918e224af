import type { Command } from './options/Command.ts';

/** `help`, and `--help` with any command. Not listed, because every list would begin with it. */
export const helpCommand: Command = {
  summary: 'Show this help, or the help of a command',
  positionals: '[COMMAND]',
  examples: ['blockwright help build'],
  run: async (options) => (await import('./help.ts')).help(options),
};
