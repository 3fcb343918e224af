import type { YamlPath } from '../../../schema/vocabulary.ts';
import {
  applyEdit,
  EditError,
  type JsonValue,
  valueAt,
  type YamlEdit,
  type YamlText,
} from '../yamlEdits/index.ts';
import { toKey } from './listPictures.ts';
import { isMapping } from './readPictureRows.ts';

/**
 * Applies an edit of the row of a picture to the file with the texts of its folder, and leaves all other lines.
 * Throws an EditError for an edit of the picture itself.
 */
export function editPictures(text: YamlText, edit: YamlEdit, saved?: string): YamlText {
  const [key, ...path] = edit.path;
  const written = valueAt(text.value, ['pictures']);
  const names = isMapping(written) ? Object.keys(written) : [];
  const name = names.find((one) => toKey(one) === key) ?? String(key);
  const entry = isMapping(written) ? written[name] : undefined;
  const isImage = path[0] === 'image';
  const inner = isImage ? path.slice(1) : path;
  if (path.length === 0 || inner[0] === 'src' || inner.length === 0)
    throw new EditError('Pictures come from the folder: add, replace or delete them under Files');
  const apply = (current: YamlText, change: YamlEdit) => applyEdit(current, change, saved);
  const set = (current: YamlText, at: YamlPath, value: JsonValue) =>
    apply(current, { kind: 'set', path: at, value });
  const isAlt = isImage && inner[0] === 'alt';
  if (isAlt && edit.kind === 'set' && !isMapping(entry)) {
    if (!isMapping(written)) return set(text, ['pictures'], { [name]: edit.value });
    return set(text, ['pictures', name], edit.value);
  }
  let current = text;
  if (!isMapping(written)) current = set(current, ['pictures'], { [name]: {} });
  else if (!isMapping(entry))
    current = set(current, ['pictures', name], entry === undefined ? {} : { alt: entry as string });
  return apply(current, { ...edit, path: ['pictures', name, ...inner] });
}
