import type { YamlPath } from '../../../schema/vocabulary.ts';
import {
  applyEdit,
  EditError,
  type JsonValue,
  valueAt,
  type YamlEdit,
  type YamlText,
} from '../yamlEdits/index.ts';
import { toKey } from './listFolderPictures.ts';
import { isKeyed } from './readPictureRows.ts';

/**
 * Applies an edit of the row of a picture to the file with the texts of its folder, and leaves all other lines.
 * Throws an EditError for an edit of the picture itself.
 */
export function editPictures(text: YamlText, edit: YamlEdit, saved?: string): YamlText {
  const [key, ...path] = edit.path;
  const written = valueAt(text.value, ['pictures']);
  const names = isKeyed(written) ? Object.keys(written) : [];
  const name = names.find((one) => toKey(one) === key) ?? String(key);
  const entry = isKeyed(written) ? written[name] : undefined;
  const isImage = path[0] === 'image';
  const inner = isImage ? path.slice(1) : path;
  if (path.length === 0 || inner[0] === 'src' || inner.length === 0)
    throw new EditError('Pictures come from the folder: add, replace or delete them under Files');
  const apply = (current: YamlText, change: YamlEdit) => applyEdit(current, change, saved);
  const set = (current: YamlText, at: YamlPath, value: JsonValue) =>
    apply(current, { kind: 'set', path: at, value });
  const isAlt = isImage && inner[0] === 'alt';
  if (isAlt && edit.kind === 'set' && !isKeyed(entry)) {
    if (!isKeyed(written)) return set(text, ['pictures'], { [name]: edit.value });
    return set(text, ['pictures', name], edit.value);
  }
  let current = text;
  if (!isKeyed(written)) current = set(current, ['pictures'], { [name]: {} });
  else if (!isKeyed(entry))
    current = set(current, ['pictures', name], entry === undefined ? {} : { alt: entry as string });
  return apply(current, { ...edit, path: ['pictures', name, ...inner] });
}
