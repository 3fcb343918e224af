import type { YamlEdit } from '../../../features/_shared/yamlEdits/index.ts';
import type { YamlPath } from '../../../schema/vocabulary.ts';
import { runInBackground } from './editorStore.ts';
import { runCommands } from './requestQueue.ts';

/**
 * Sends an edit of a field, from a form or from the page. The letters of one field replace each other
 * while they wait.
 *
 * @param also more edits of the same step
 * @param target the content around the field, where the path of the edit starts
 */
export function runFieldEdit(
  { file, path }: { file: string; path: YamlPath },
  edit: Extract<YamlEdit, { path: YamlPath }>,
  label: string,
  also: readonly Extract<YamlEdit, { path: YamlPath }>[] = [],
): void {
  const all = [edit, ...also];
  const commands = all.map(
    (one) => ({ kind: 'edit', file, edit: { ...one, path: [...path, ...one.path] } }) as const,
  );
  const isTyping = all.every((one) => one.kind === 'set');
  const key = isTyping
    ? `${file} ${all.map((one) => [...path, ...one.path].join('/')).join(' ')}`
    : undefined;
  runInBackground(runCommands(commands, label, key));
}
