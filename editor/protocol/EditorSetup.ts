import type { FieldSchema } from './FieldSchema.ts';
import type { PresetSummary } from './PresetSummary.ts';

/** Data of the forms, and data that do not change while the editor is open. */
export interface EditorSetup {
  /** Section type → its schema. */
  sections: Record<string, FieldSchema>;
  presets: PresetSummary[];
  page: FieldSchema;
  site: FieldSchema;
  /** Collection → its row schema. */
  rows: Record<string, FieldSchema>;
  icons: string[];
  /** The schema of data/forms/<name>.yaml. */
  form: FieldSchema;
  /** The schema of words.yaml. */
  words: FieldSchema;
  /** Keys that sections of all types have in common. */
  common: string[];
  /** All keys of sections, for completion in the YAML pane. */
  keys: string[];
  /** The features that answer requests of the interface, such as `review`. */
  features: string[];
}
