import type { TextSession } from '../../preview/TextSession.ts';
import type { EditedField } from './toTextEdit.ts';

/** A text of the page that the author types into. */
export interface OpenText {
  section: number;
  label: string;
  format: string;
  /** The text as the author has typed it so far. */
  value: string;
  field: EditedField;
  /** The section in the manifest. */
  target: { file: string; path: (string | number)[] };
  session: TextSession;
  /** Whether the author is choosing the target of a link. */
  isLinking?: boolean;
}
