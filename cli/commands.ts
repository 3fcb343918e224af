import type { Command, CommandExtension } from './options/Command.ts';

const extensions = import.meta.glob<CommandExtension>('../features/*/options/*.ts', {
  eager: true,
  import: 'extension',
});

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
    .map(({ file, command }) => [
      file.slice(0, -'.ts'.length).replace('-', ' '),
      extend(file, command),
    ]),
);

/** Adds to a command what features add to it. */
function extend(file: string, command: Command): Command {
  let extended = command;
  for (const [path, { options, examples, run }] of Object.entries(extensions)) {
    if (!path.endsWith(`/${file}`)) continue;
    const inner = extended;
    extended = {
      ...inner,
      options: { ...inner.options, ...options },
      examples: [...inner.examples, ...examples],
      run: (...args) => run(...args, () => inner.run(...args)),
    };
  }
  return extended;
}
