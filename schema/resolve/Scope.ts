import type { YamlFile } from '../yaml/YamlFile.ts';
import type { YamlPath } from '../yaml/YamlLocation.ts';
import type { Filter } from './filters.ts';

/** What a name in `{{ }}` stands for. */
export interface Binding {
  value: unknown;
  /** Where the value is written, for positions. */
  file?: YamlFile;
  path?: YamlPath;
  /** The row this is, when it is one. */
  row?: {
    collection: string;
    key: string;
    columns: readonly string[] | undefined;
    /** Columns that are wrong in the row itself; `*` stands for those that are missing. */
    faulty?: ReadonlySet<string> | undefined;
  };
  /** Keys that were told to be missing, misspelt or wrong already. */
  missing?: ReadonlySet<string>;
  /** True when the value could not be read; nothing that names it is then judged. */
  isBroken?: boolean;
}

/** The rows of one page, by the name that `with` or `each` binds them to. */
export type Rows = Map<string, Binding>;

/** The names that `{{ }}` may use in one place, and the filters. */
export interface Scope {
  names: ReadonlyMap<string, Binding>;
  filters: Record<string, Filter>;
  /** Told of every value that was read, as `name` and first key. */
  onRead?(name: string, key: string | undefined, binding: Binding): void;
}
