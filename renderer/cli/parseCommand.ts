import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Options } from './Options.ts';
import { UsageError } from './UsageError.ts';
import { type Command, commands } from './commands.ts';

/**
 * Reads the arguments of one call.
 *
 * @throws UsageError for an unknown verb or option, with what there is instead.
 */
export function parseCommand(argv: string[]): { verb: Command; options: Options } {
  const [name = 'help', ...rest] = argv;
  const verb = commands[name.replace(/^--?/, '')];
  if (!verb)
    throw new UsageError(
      `Unknown command "${name}". Available commands: ${Object.keys(commands).join(', ')}.`,
    );
  try {
    const { values, positionals } = parseArgs({
      args: rest,
      options: { root: { type: 'string' }, ...verb.options },
      allowPositionals: (verb.positionals ?? 0) > 0,
      strict: true,
    });
    if (positionals.length < (verb.positionals ?? 0)) throw new UsageError(`Usage: ${verb.usage}`);
    const root = resolve(String(values.root ?? process.cwd()));
    return { verb, options: { root, positionals, values } };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${(error as Error).message}\nUsage: ${verb.usage}`);
  }
}
