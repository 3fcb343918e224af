import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { getSpellingSuggestion } from '../schema/diagnostics/getSpellingSuggestion.ts';
import { findCommand } from './findCommand.ts';
import { formatUsage } from './formatHelp.ts';
import { helpCommand } from './helpCommand.ts';
import type { Command } from './options/Command.ts';
import type { Options } from './options/Options.ts';
import { UsageError } from './options/UsageError.ts';
import { versionCommand } from './versionCommand.ts';

/**
 * Parses the arguments of the command line. `--help` and `--version` may stand anywhere.
 *
 * @throws UsageError for an unknown command or option, or too few or too many arguments
 */
export function parseCommand(argv: string[]): { command: Command; options: Options } {
  const [first = 'help'] = argv;
  const plainOptions = { root: process.cwd(), values: {} };
  if (['version', '--version', '-v'].includes(first))
    return { command: versionCommand, options: { ...plainOptions, positionals: [] } };
  if (['help', '--help', '-h'].includes(first))
    return { command: helpCommand, options: { ...plainOptions, positionals: argv.slice(1) } };
  const { name, command, args } = findCommand(argv);
  if (args.some((argument) => argument === '--help' || argument === '-h'))
    return { command: helpCommand, options: { ...plainOptions, positionals: name.split(' ') } };
  const { values, positionals } = parseArguments(name, command, args);
  const { minPositionals = 0, maxPositionals = minPositionals } = command;
  if (positionals.length < minPositionals)
    throw new UsageError(`${command.positionals} is missing.\n${formatUsage(name, command)}`);
  if (positionals.length > maxPositionals)
    throw new UsageError(
      `Unexpected argument "${positionals[maxPositionals]}".\n${formatUsage(name, command)}`,
    );
  const root = resolve(String(values.root ?? process.cwd()));
  return { command, options: { root, positionals, values: values as Options['values'] } };
}

function parseArguments(name: string, command: Command, args: string[]) {
  const options = { ...command.options };
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (!code?.startsWith('ERR_PARSE_ARGS')) throw error;
    throw new UsageError(
      `${explainOption(args, Object.keys(options)) ?? message}\n${formatUsage(name, command)}`,
    );
  }
}

/** Explains an unknown option with the one that it most likely misspells. */
function explainOption(args: string[], known: string[]): string | undefined {
  const unknown = args
    .map((argument) => /^--([^=]+)/.exec(argument)?.[1])
    .find((option) => option !== undefined && !known.includes(option));
  if (unknown === undefined) return undefined;
  const suggestion = getSpellingSuggestion(unknown, [...known, 'help']);
  return `Unknown option "--${unknown}".${suggestion ? ` Did you mean "--${suggestion}"?` : ''}`;
}
