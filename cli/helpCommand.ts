import { commands } from './commands.ts';
import { findCommand, listGroup } from './findCommand.ts';
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
 * `help [COMMAND]`: prints the help of the program, of a command, or of all commands that begin with a
 * word.
 *
 * @throws UsageError for an unknown command
 */
async function help({ positionals }: Options): Promise<number> {
  if (positionals.length === 0) {
    process.stdout.write(formatHelp(commands));
    return 0;
  }
  const [word = ''] = positionals;
  const group = positionals.length === 1 ? listGroup(word) : [];
  const names = group.length > 0 ? group.map((name) => name.split(' ')) : [positionals];
  const pages = names.map((words) => {
    const { name, command } = findCommand(words);
    return formatCommandHelp(name, command);
  });
  process.stdout.write(pages.join('\n'));
  return 0;
}
