import { findEntries, isBlock } from './BlockEntry.ts';
import { EditError } from './EditError.ts';
import type { YamlPath, YamlText } from './YamlText.ts';

/** The lines of an entry as if it began in column 0, with the comment above it or without. */
export function readEntryLines(
  yaml: YamlText,
  path: YamlPath,
  { comment }: { comment: boolean },
): string[] {
  const found = yaml.find(path);
  if (!found || !isBlock(found.parent))
    throw new EditError('This value shares its line with others. Edit the YAML instead');
  const entry = findEntries(yaml, found.parent)[found.index];
  if (!entry) throw new EditError('This value shares its line with others. Edit the YAML instead');
  const lines: string[] = [];
  for (let line = comment ? entry.commentLine : entry.firstLine; line < entry.endLine; line++) {
    const text = yaml.lineText(line);
    lines.push(
      entry.sharesDashLine && line === entry.firstLine
        ? text.slice(entry.column)
        : dedent(text, entry.column),
    );
  }
  return lines;
}

/** A line with up to `columns` spaces less before it. */
export function dedent(line: string, columns: number): string {
  const spaces = line.search(/[^ ]|$/);
  return line.slice(Math.min(spaces, columns));
}
