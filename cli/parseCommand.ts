import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { UsageError } from '../base/errors/UsageError.ts';
import { getSpellingSuggestion } from '../base/text/getSpellingSuggestion.ts';
import { commands } from './commands.ts';
import { findCommand, listGroup } from './findCommand.ts';
import { formatUsage } from './formatUsage.ts';
import type { Command } from './options/Command.ts';
import type { Options } from './options/Options.ts';

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
  const wantsHelp = argv.some((argument) => argument === '--help' || argument === '-h');
  if (wantsHelp && listGroup(first).length > 0 && !/^[a-z]/.test(argv[1] ?? ''))
    return { command: helpCommand, options: { ...plainOptions, positionals: [first] } };
  const { name, command, args } = findCommand(argv);
  if (wantsHelp)
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
      `${explainOption(args, options) ?? message}\n${formatUsage(name, command)}`,
    );
  }
}

/** Explains an option that is unknown, with the one that it most likely misspells, or lacks its value. */
function explainOption(args: string[], options: Command['options'] = {}): string | undefined {
  const known = Object.keys(options);
  const names = args.flatMap((argument) => /^--([^=]+)/.exec(argument)?.[1] ?? []);
  const unknown = names.find((option) => !known.includes(option));
  if (unknown === undefined) {
    const option = names.find((name) => options[name]?.type === 'string' && isLast(args, name));
    return option && `--${option} needs a value: --${option} ${options[option]?.value}.`;
  }
  const isFormat = unknown === 'json' && known.includes('format');
  const suggestion = isFormat ? 'format json' : getSpellingSuggestion(unknown, [...known, 'help']);
  return `Unknown option "--${unknown}".${suggestion ? ` Did you mean "--${suggestion}"?` : ''}`;
}

/** Whether no value follows an option. */
function isLast(args: string[], option: string): boolean {
  const next = args[args.indexOf(`--${option}`) + 1];
  return next === undefined || next.startsWith('-');
}

/** `version`, and `--version` without a command. */
const versionCommand: Command = {
  summary: 'Print the version',
  examples: ['blockwright --version'],
  async run(_, { packageRoot }) {
    const { version } = JSON.parse(await readFile(join(packageRoot, 'package.json'), 'utf8'));
    process.stdout.write(`${version}\n`);
    return 0;
  },
};

/** `help`, and `--help` with any command. Not listed, because every list would begin with it. */
const helpCommand: Command = {
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
  // Lazy import: most command lines ask for no help.
  const { formatCommandHelp, formatHelp } = await import('./formatHelp.ts');
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
