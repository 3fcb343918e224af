import type { Command } from './options/Command.ts';

/**
 * All commands by name: the files of `commands/`, where a hyphen separates two words (`new-section.ts`).
 * A file declares its command as data, and loads the code when the command runs.
 */
export const commands: Record<string, Command> = Object.fromEntries(
  Object.entries(
    import.meta.glob<Command>('./commands/*.ts', { eager: true, import: 'command' }),
  ).map(([path, command]) => [
    path.slice('./commands/'.length, -'.ts'.length).replace('-', ' '),
    command,
  ]),
);
