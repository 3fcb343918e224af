import type { YamlEdit } from '../edit/yaml/YamlEdit.ts';
import type { YamlPath } from '../edit/yaml/YamlText.ts';
import type { MigratedFile } from './Migration.ts';

/** How a section type has changed. */
export interface SectionChange {
  /** The new name of the type. */
  type: string;
  /** Returns the next edit of the section's keys. */
  nextEdit(section: MigratedSection): YamlEdit | undefined;
}

/** A section to migrate. */
export interface MigratedSection {
  section: Record<string, unknown>;
  /** The section, or the block that it uses, which has the type. */
  base: Record<string, unknown>;
  path: YamlPath;
  file: MigratedFile;
}
