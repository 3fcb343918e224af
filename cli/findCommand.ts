import { UsageError } from '../base/errors/UsageError.ts';
import { getSpellingSuggestion } from '../base/text/getSpellingSuggestion.ts';
import { commands } from './commands.ts';
import type { Command } from './options/Command.ts';

/**
 * Finds the command at the start of the arguments: of one word, or of two.
 *
 * @returns its name, and the arguments that follow the name
 * @throws UsageError for an unknown command
 */
export function findCommand(argv: string[]): { name: string; command: Command; args: string[] } {
  const names = [argv.slice(0, 2).join(' '), argv[0] ?? ''];
  for (const name of names) {
    // Without `getOwn()`, which would be a module more that every command loads.
    const command = Object.hasOwn(commands, name) && commands[name];
    if (command) return { name, command, args: argv.slice(name.split(' ').length) };
  }
  const [first = ''] = argv;
  const candidates = [...Object.keys(commands), 'help', 'version'];
  const suggestion =
    getSpellingSuggestion(names[0] ?? '', candidates) ?? getSpellingSuggestion(first, candidates);
  if (!suggestion) refuseGroup(first);
  const typed = suggestion?.includes(' ') ? names[0] : first;
  throw new UsageError(
    `Unknown command "${typed}". ${suggestion ? `Did you mean "${suggestion}"?` : `Available commands: ${candidates.join(', ')}.`}`,
  );
}

/** Lists the names of the commands that begin with a word, if it is no command itself. */
export function listGroup(word: string): string[] {
  if (Object.hasOwn(commands, word)) return [];
  return Object.keys(commands).filter((name) => name.startsWith(`${word} `));
}

/** Throws for the first word of commands with two words. */
function refuseGroup(word: string): void {
  const group = listGroup(word);
  if (group.length === 0) return;
  const list = group.map((name) => `\`blockwright ${name}\``).join(' or ');
  throw new UsageError(`The command "${word}" is incomplete: ${list}.`);
}
