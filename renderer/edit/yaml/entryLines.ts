import { EditError } from './EditError.ts';
import { entriesOf, isBlock } from './entries.ts';
import type { YamlPath, YamlText } from './YamlText.ts';

/** The lines of an entry as if it began in column 0, with the comment above it or without. */
export function entryLines(
  yaml: YamlText,
  path: YamlPath,
  { comment }: { comment: boolean },
): string[] {
  const found = yaml.find(path);
  if (!found || !isBlock(found.parent))
    throw new EditError('This value shares its line with others. Edit the YAML instead');
  const entry = entriesOf(yaml, found.parent)[found.index];
  if (!entry) throw new EditError('This value shares its line with others. Edit the YAML instead');
  const lines: string[] = [];
  for (let line = comment ? entry.lead : entry.first; line < entry.end; line++) {
    const text = yaml.line(line);
    lines.push(
      entry.shared && line === entry.first
        ? text.slice(entry.column)
        : dedented(text, entry.column),
    );
  }
  return lines;
}

/** A line with up to `columns` spaces less before it. */
export function dedented(line: string, columns: number): string {
  const spaces = line.search(/[^ ]|$/);
  return line.slice(Math.min(spaces, columns));
}
