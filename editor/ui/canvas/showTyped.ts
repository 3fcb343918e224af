import { valueAt } from '../../../features/_shared/yamlEdits/index.ts';
import type { FieldEdit } from '../fields/SchemaFormContext.ts';
import { previewFrame } from '../state/previewFrame.ts';
import { locateText } from './locateText.ts';

/**
 * Shows a text that the author types in the form of a section on the page at once. The server's HTML
 * follows.
 *
 * @param form the path of the content in the form, the content, and the same after interpolation
 */
export function showTyped(
  form: { path: readonly (string | number)[]; value: unknown; resolved: unknown },
  edit: FieldEdit,
): void {
  const [root, , list, section] = form.path;
  const before = valueAt(form.value, edit.path);
  if (root !== 'pages' || list !== 'sections' || typeof section !== 'number') return;
  if (edit.kind !== 'set' || typeof edit.value !== 'string' || typeof before !== 'string') return;
  const { path } = edit;
  const raw = form.value as Record<string, unknown>;
  const resolved = form.resolved as Record<string, unknown> | undefined;
  const found = locateText({ raw, resolved }, path);
  if (found.reason || JSON.stringify(found.path) !== JSON.stringify(path)) return;
  previewFrame.showTyped({ section, path, before, text: edit.value });
}
