import { isCollection, isScalar } from 'yaml';
import { EditError } from './EditError.ts';
import { formatScalar, type ScalarStyle } from './formatScalar.ts';
import type { TextChange } from './TextChange.ts';
import type { YamlEdit } from './YamlEdit.ts';
import type { YamlText } from './YamlText.ts';

/** Renames a key of a mapping; its value and position stay. */
export function renameKey(yaml: YamlText, edit: Extract<YamlEdit, { kind: 'rename' }>): TextChange {
  const found = yaml.find(edit.path);
  const key = found?.pair?.key;
  if (!isScalar(key) || !key.range) throw new EditError('This key no longer exists');
  const quoting = key.type as ScalarStyle;
  const flow = isCollection(found?.parent) && found.parent.flow === true;
  return { from: key.range[0], to: key.range[1], text: formatScalar(edit.key, { quoting, flow }) };
}
