import { isMarkdownPath } from '../../../base/files/rowPath.ts';
import { EditError, valueAt } from '../../../features/_shared/yamlEdits/index.ts';
import type { YamlPath } from '../../../schema/vocabulary.ts';
import { getRowFile } from '../getRowFile.ts';
import type { CommandOf } from './EditorCommand.ts';
import { listLocatedTexts } from './listLocatedTexts.ts';
import { replaceLinks } from './pageCommands.ts';
import type { SiteTexts } from './SiteTexts.ts';

/**
 * Changes the key of a row, and with it the references in `with:` and in conditions. Redirects the
 * routes that change, and updates the links to them.
 */
export function renameRow(texts: SiteTexts, { row, key, routes }: CommandOf<'renameRow'>): void {
  if (!/^[a-z0-9][a-z0-9-]*$/.test(key))
    throw new EditError('A short name uses lower-case letters, digits and hyphens');
  const isTaken = isMarkdownPath(row.file)
    ? texts.files.includes(getRowFile(row.file, key))
    : valueAt(texts.yaml(row.file).value, [key]) !== undefined;
  if (isTaken) throw new EditError(`“${key}” exists already`);
  if (isMarkdownPath(row.file)) {
    texts.replace(getRowFile(row.file, key), texts.yaml(row.file).text);
    texts.replace(row.file, '');
  } else texts.edit(row.file, { kind: 'rename', path: [row.key], key });
  const collection = /^data\/([^/.]+)/.exec(row.file)?.[1] ?? '';
  for (const file of texts.files) {
    const { value: root } = texts.yaml(file);
    for (const { at, value } of listLocatedTexts(root, [])) {
      if (at.at(-2) === 'with' && value === `${collection}.${row.key}`)
        texts.edit(file, { kind: 'set', path: at, value: `${collection}.${key}` });
      else if (value === row.key && isKeyCondition(root, at, collection))
        texts.edit(file, { kind: 'set', path: at, value: key });
    }
  }
  for (const [from, to] of routes) redirectRoute(texts, from, to);
}

/** Whether a text is a condition for the key of rows of a collection: `where: { key: { not: … } }`. */
function isKeyCondition(root: unknown, at: YamlPath, collection: string): boolean {
  const index = at.lastIndexOf('where');
  return (
    index >= 0 &&
    at[index + 1] === 'key' &&
    valueAt(root, [...at.slice(0, index), 'from']) === collection
  );
}

function redirectRoute(texts: SiteTexts, from: string, to: string): void {
  const path = ['site', 'redirects'];
  const read = () => valueAt(texts.yaml('pages.yaml').value, path) as object | undefined;
  // The page has its old route again.
  if (Object.hasOwn(read() ?? {}, to))
    texts.edit('pages.yaml', { kind: 'remove', path: [...path, to] });
  replaceLinks(texts, from, (anchor) => to + anchor);
  texts.edit(
    'pages.yaml',
    read()
      ? { kind: 'set', path: [...path, from], value: to }
      : { kind: 'set', path, value: { [from]: to } },
  );
}
