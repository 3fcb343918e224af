import { isMapping } from '../../../base/values/isMapping.ts';
import { editValue, valueAt } from '../../../features/_shared/yamlEdits/index.ts';
import { isSample } from '../../../schema/vocabulary.ts';
import type { SiteCommand } from '../../yaml/commands/EditorCommand.ts';

/**
 * Returns the commands that drop the mark of samples of which commands change the last text that came
 * with a preset.
 *
 * @param read returns the content of a file
 * @param findTexts returns the texts of the presets of a section type
 */
export async function unmarkSamples(
  commands: readonly SiteCommand[],
  read: (file: string) => unknown,
  findTexts: (type: string) => Promise<ReadonlySet<string>>,
): Promise<SiteCommand[]> {
  const dropped = new Map<string, SiteCommand>();
  for (const command of commands) {
    if (command.kind !== 'edit') continue;
    const { file, edit } = command;
    if ((edit.kind !== 'set' && edit.kind !== 'remove') || edit.path.at(-1) === 'sample') continue;
    const content = read(file);
    let type = '';
    for (let depth = 1; depth < edit.path.length; depth++) {
      const path = edit.path.slice(0, depth);
      const value = valueAt(content, path);
      if (!isMapping(value)) continue;
      if (typeof value.type === 'string') type = value.type;
      if (!isSample(value)) continue;
      const changed = editValue(value, { ...edit, path: edit.path.slice(depth) });
      if (!hasText(changed, await findTexts(type)))
        dropped.set(JSON.stringify([file, path]), {
          kind: 'edit',
          file,
          edit: { kind: 'remove', path: [...path, 'sample'] },
        });
    }
  }
  return [...dropped.values()];
}

/** Whether content has one of some texts, outside of links and of entries with a mark of their own. */
function hasText(value: unknown, texts: ReadonlySet<string>, isInside = false): boolean {
  if (typeof value === 'string') return texts.has(value);
  if (Array.isArray(value)) return value.some((item) => hasText(item, texts, true));
  if (!isMapping(value) || (isInside && (isSample(value) || 'to' in value))) return false;
  return Object.values(value).some((item) => hasText(item, texts, true));
}
