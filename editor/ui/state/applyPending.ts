import { EditError, editValue, type YamlEdit } from '../../../features/_shared/yamlEdits/index.ts';
import type { PageView, SectionView } from '../../protocol/PageView.ts';
import type { EditorCommand } from '../../yaml/commands/EditorCommand.ts';

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

/**
 * Finds where the sections of a page come from that commands move, add or remove: for each section its
 * earlier index, undefined for a new one. Undefined if none of the commands does.
 */
export function orderPending(
  page: PageView,
  commands: readonly EditorCommand[],
): (number | undefined)[] | undefined {
  if (!commands.some((command) => movesSections(page, command))) return undefined;
  const sections = page.sections.map(({ raw }, index) => ({ raw, resolved: { index } }));
  const order = applyPending({ ...page, sections }, commands).sections.map(
    ({ resolved }) => resolved?.index as number | undefined,
  );
  return order.map((from, place) => (order.indexOf(from) === place ? from : undefined));
}

/** Whether a command moves, adds or removes sections of a page. */
export function movesSections(
  page: Pick<PageView, 'file' | 'key'>,
  command: EditorCommand,
): boolean {
  const edit = findPageEdit(page, command);
  return edit !== undefined && isStructural(edit);
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
  return kind === 'move' || kind === 'insert' || kind === 'paste'
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
