import type { YamlEdit } from '../edit/yaml/YamlEdit.ts';
import type { YamlText } from '../edit/yaml/YamlText.ts';
import type { MigratedSite } from './MigratedSite.ts';

/** A change of the manifest's grammar, and how a site follows it. */
export interface Migration {
  /** The version that made the change. */
  version: string;
  /** What the migration does, in the imperative. */
  summary: string;
  /**
   * Returns the edits that a file needs. Each edit is applied before the next one is looked for, so
   * the first one is enough; none means that the file is up to date.
   *
   * @param content the file's content as plain values
   */
  nextEdit?(content: unknown, file: MigratedFile): YamlEdit | undefined;
  /** Changes what is not content, such as comments. */
  changeText?(text: string): string;
}

/** The file that a migration looks at. */
export interface MigratedFile {
  /** Its path below the site's root, with `/`. */
  path: string;
  /** Its text as it is now. */
  yaml: YamlText;
  site: MigratedSite;
}
