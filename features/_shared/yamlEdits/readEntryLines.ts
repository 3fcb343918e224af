import type { YamlPath } from '../../../schema/vocabulary.ts';
import { findEntries, isBlock } from './BlockEntry.ts';
import { EditError } from './EditError.ts';
import type { YamlText } from './YamlText.ts';

/** Returns the lines of an entry without its indentation, with or without the comment above it. */
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

/** Removes up to `columns` spaces at the start of a line. */
function dedent(line: string, columns: number): string {
  const spaces = line.search(/[^ ]|$/);
  return line.slice(Math.min(spaces, columns));
}
