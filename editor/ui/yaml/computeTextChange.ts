import type { Text } from '@codemirror/state';
import { diffTexts } from '../../../base/text/TextPatch.ts';

/** Returns the smallest change from one text to another: what lies between their common ends. */
export function computeTextChange(
  before: Text,
  after: Text,
): { from: number; to: number; insert: Text } {
  const patch = diffTexts(before.toString(), after.toString());
  return {
    from: patch.at,
    to: patch.at + patch.before.length,
    insert: after.slice(patch.at, patch.at + patch.after.length),
  };
}
