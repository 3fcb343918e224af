import type { YamlPath } from '../../../schema/yaml/YamlLocation.ts';
import type { YamlEdit } from '../../yaml/YamlEdit.ts';
import { runInBackground } from './editorStore.ts';
import { runCommands } from './requestQueue.ts';

/**
 * Sends an edit of a field, from a form or from the page. The letters of one field replace each other
 * while they wait.
 *
 * @param target the content around the field, where the path of the edit starts
 */
export function runFieldEdit(
  { file, path }: { file: string; path: YamlPath },
  edit: Extract<YamlEdit, { path: YamlPath }>,
  label: string,
): void {
  const absolute = { ...edit, path: [...path, ...edit.path] };
  const key = edit.kind === 'set' ? `${file} ${absolute.path.join('/')}` : undefined;
  runInBackground(runCommands([{ kind: 'edit', file, edit: absolute }], label, key));
}
