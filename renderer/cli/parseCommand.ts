import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Command, commands } from './commands.ts';
import type { Options } from './Options.ts';
import { UsageError } from './UsageError.ts';

/**
 * Parses the arguments of the command line.
 *
 * @throws UsageError for an unknown command or option
 */
export function parseCommand(argv: string[]): { command: Command; options: Options } {
  const [name = 'help', ...args] = argv;
  const command = commands[name.replace(/^--?/, '')];
  if (!command)
    throw new UsageError(
      `Unknown command "${name}". Available commands: ${Object.keys(commands).join(', ')}.`,
    );
  const { usage, minPositionals = 0 } = command;
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { root: { type: 'string' }, ...command.options },
      allowPositionals: minPositionals > 0,
      strict: true,
    });
    if (positionals.length < minPositionals) throw new UsageError(`Usage: ${usage}`);
    const root = resolve(String(values.root ?? process.cwd()));
    return { command, options: { root, positionals, values } };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${(error as Error).message}\nUsage: ${usage}`);
  }
}
