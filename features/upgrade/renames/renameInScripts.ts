import type { OptionRename } from './Rename.ts';

/** Renames a command or an option in the `scripts` of a package.json; all other text stays. */
export function renameInScripts(text: string, rename: OptionRename): string {
  let scripts: Record<string, unknown>;
  try {
    scripts = JSON.parse(text).scripts ?? {};
  } catch {
    return text;
  }
  return Object.values(scripts).reduce<string>((changed, script) => {
    if (typeof script !== 'string') return changed;
    const next = renameInCommands(script, rename);
    return changed.replaceAll(JSON.stringify(script), () => JSON.stringify(next));
  }, text);
}

/** Renames in each command of a shell line that runs the command of Blockwright. */
function renameInCommands(line: string, { command, option, to }: OptionRename): string {
  const call = new RegExp(`(\\bblockwright\\s+)(${command})(?![\\w-])([^&|;]*)`, 'g');
  return line.replace(call, (_, start: string, name: string, words: string) => {
    if (option === undefined) return start + to + words;
    const given = new RegExp(`(?<=\\s)${option}(?=[\\s=]|$)`, 'g');
    return start + name + words.replace(given, to);
  });
}
