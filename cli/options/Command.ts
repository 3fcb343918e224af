import type { Installation } from '../../code/index.ts';
import type { Options } from './Options.ts';

/** A command of the command line, as data: the parser and the help read everything from here. */
export interface Command {
  /** One line in the imperative, for the list of commands. */
  summary: string;
  /** Further notes for the command's own help. */
  details?: string;
  /** The positional arguments, as the help shows them: `SHARD…`. */
  positionals?: string;
  /** How many positional arguments the command needs at least; none by default. */
  minPositionals?: number;
  /** How many positional arguments the command takes at most; `minPositionals` by default. */
  maxPositionals?: number;
  /** Options by name, without the leading dashes. Every command also takes `--help`. */
  options?: Record<string, CommandOption>;
  /** Complete command lines; at least one. */
  examples: readonly string[];
  /** Resolves to the exit status. */
  run(options: Options, installation: Installation): Promise<number>;
}

/** What a feature adds to a command of another room: the export `extension` of its file `options/COMMAND.ts`. */
export interface CommandExtension extends Required<Pick<Command, 'options' | 'examples'>> {
  /** Runs in place of the command, which `next` runs. */
  run(...args: [...Parameters<Command['run']>, next: () => Promise<number>]): Promise<number>;
}

/** An option of a command. */
export interface CommandOption {
  type: 'string' | 'boolean';
  /** Whether the option may be given several times. */
  multiple?: boolean;
  /** One letter that stands for the option after a single dash. */
  short?: string;
  /** Placeholder for the value in the help: `DIR`. */
  value?: string;
  /** Effect of the option, in a sentence without its full stop. */
  description: string;
}
