import type { Command } from './options/Command.ts';

/**
 * All commands by name: the files of `commands/` here, in each feature, in the editor and in the back
 * end, where a hyphen separates two words (`new-section.ts`). A file declares its command as data, and loads the code when the
 * command runs.
 */
export const commands: Record<string, Command> = Object.fromEntries(
  Object.entries(
    import.meta.glob<Command>('../{cli,editor,functions,features/*}/commands/*.ts', {
      eager: true,
      import: 'command',
    }),
  )
    .map(([path, command]) => ({ file: path.slice(path.lastIndexOf('/') + 1), command }))
    .sort((one, other) => (one.file < other.file ? -1 : 1))
    .map(({ file, command }) => [file.slice(0, -'.ts'.length).replace('-', ' '), command]),
);
