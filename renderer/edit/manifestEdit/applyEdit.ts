import { isDeepStrictEqual } from 'node:util';
import { duplicateEntry } from './duplicateEntry.ts';
import type { Edit } from './Edit.ts';
import { EditError } from './EditError.ts';
import { editValue } from './editValue.ts';
import { insertEntry } from './insertEntry.ts';
import { moveEntry } from './moveEntry.ts';
import { removeEntry } from './removeEntry.ts';
import { renameKey } from './renameKey.ts';
import { type Splice, spliced } from './Splice.ts';
import { setValue } from './setValue.ts';
import { YamlText } from './YamlText.ts';

/**
 * Makes one edit by replacing the least text that will do: every other byte stays. The outcome is
 * read again and compared with what was wanted; an edit that would do anything else throws an
 * EditError and changes nothing.
 */
export function applyEdit(yaml: YamlText, edit: Edit): YamlText {
  const wanted = editValue(yaml.value, edit);
  const changed = new YamlText(spliced(yaml.text, spliceOf(yaml, edit)));
  if (!isDeepStrictEqual(changed.value, wanted))
    throw new EditError('This cannot be changed here without changing other lines; edit the YAML');
  return changed;
}

function spliceOf(yaml: YamlText, edit: Edit): Splice {
  switch (edit.kind) {
    case 'set':
      return setValue(yaml, edit);
    case 'remove':
      return removeEntry(yaml, edit.path);
    case 'insert':
    case 'paste':
      return insertEntry(yaml, edit);
    case 'move':
      return moveEntry(yaml, edit);
    case 'duplicate':
      return duplicateEntry(yaml, edit);
    case 'rename':
      return renameKey(yaml, edit);
  }
}
