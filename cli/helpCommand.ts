import { commands } from './commands.ts';
import { findCommand } from './findCommand.ts';
import { formatCommandHelp, formatHelp } from './formatHelp.ts';
import type { Command } from './options/Command.ts';
import type { Options } from './options/Options.ts';

/** `help`, and `--help` with any command. Not listed, because every list would begin with it. */
export const helpCommand: Command = {
  summary: 'Show this help, or the help of a command',
  positionals: '[COMMAND]',
  examples: ['blockwright help build'],
  run: help,
};

/**
 * `help [COMMAND]`: prints the help of the program or of a command.
 *
 * @throws UsageError for an unknown command
 */
async function help({ positionals }: Options): Promise<number> {
  if (positionals.length === 0) process.stdout.write(formatHelp(commands));
  else {
    const { name, command } = findCommand(positionals);
    process.stdout.write(formatCommandHelp(name, command));
  }
  return 0;
}
