import type { PageView, SectionView } from '../../protocol.ts';
import { EditError } from '../../yaml/EditError.ts';
import type { EditorCommand } from '../../yaml/EditorCommand.ts';
import { editValue } from '../../yaml/editValue.ts';
import type { YamlEdit } from '../../yaml/YamlEdit.ts';

/** Applies commands that wait for the server to a page as the server last described it. */
export function applyPending(page: PageView, commands: readonly EditorCommand[]): PageView {
  return commands.reduce((known, command) => {
    const edit = findPageEdit(known, command);
    try {
      return edit ? applyEdit(known, edit) : known;
    } catch (error) {
      // The server refuses such a command too.
      if (error instanceof EditError) return known;
      throw error;
    }
  }, page);
}

/** Whether a command changes more of a page than one text: what the author types next depends on it. */
export function restructures(
  page: Pick<PageView, 'file' | 'key'>,
  command: EditorCommand,
): boolean {
  const edit = findPageEdit(page, command);
  return edit !== undefined && (edit.kind !== 'set' || typeof edit.value === 'object');
}

/** Returns the edit of a command with its path inside the page; undefined for another page. */
function findPageEdit(
  { file, key }: Pick<PageView, 'file' | 'key'>,
  command: EditorCommand,
): YamlEdit | undefined {
  if (command.kind !== 'edit' || command.file !== file) return undefined;
  const [root, entry, ...path] = command.edit.path;
  return root === 'pages' && entry === key ? { ...command.edit, path } : undefined;
}

function isStructural({ kind, path }: YamlEdit): boolean {
  if (path[0] !== 'sections') return false;
  return kind === 'move' || kind === 'insert'
    ? path.length === 1
    : kind !== 'set' && path.length === 2;
}

function applyEdit(page: PageView, edit: YamlEdit): PageView {
  const value = editValue(page.value, edit) as PageView['value'];
  const raws = (value.sections ?? []) as SectionView['raw'][];
  const moved = isStructural(edit)
    ? (editValue(page.sections, { ...edit, path: edit.path.slice(1) }) as SectionView[])
    : page.sections;
  const sections = raws.map((raw, index) => ({ resolved: moved[index]?.resolved, raw }));
  return { ...page, value, sections };
}
