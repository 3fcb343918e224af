import { isMarkdownPath } from '../../base/files/rowPath.ts';
import { editPictures } from '../../features/_shared/pictures/index.ts';
import {
  editCsv,
  editJson,
  readCsvRows,
  readJsonRows,
} from '../../features/_shared/tables/index.ts';
import {
  applyEdit,
  editMarkdown,
  readMarkdown,
  type YamlEdit,
  YamlText,
} from '../../features/_shared/yamlEdits/index.ts';
import { isPicturesPath, isTablePath } from './collectionPath.ts';

/** Whether a file is YAML, whose values are nodes of a tree. */
export function isYamlPath(file: string): boolean {
  return !isMarkdownPath(file) && !isTablePath(file);
}

/** Parses a file of the site by its name. Throws an EditError if it is not valid. */
export function parseFile(file: string, text: string): YamlText {
  if (isMarkdownPath(file)) return readMarkdown(text);
  if (file.endsWith('.csv')) return readCsvRows(text);
  return file.endsWith('.json') ? readJsonRows(text) : new YamlText(text);
}

/**
 * Applies an edit to a file of the site by its name. Throws an EditError if that is not possible.
 *
 * @param saved the text on disk, whose style texts keep
 */
export function editFile(file: string, text: YamlText, edit: YamlEdit, saved?: string): YamlText {
  if (isMarkdownPath(file)) return editMarkdown(text, edit, saved);
  if (isPicturesPath(file)) return editPictures(text, edit, saved);
  if (file.endsWith('.csv')) return editCsv(text, edit);
  return file.endsWith('.json') ? editJson(text, edit) : applyEdit(text, edit, saved);
}
