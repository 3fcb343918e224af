import type { YamlFile } from '../../yaml/YamlFile.ts';
import type { YamlPath } from '../../yaml/YamlLocation.ts';
import type { RowQuery } from '../rows/RowQuery.ts';
import type { Filter } from './filters.ts';

/** The value of a name in expressions. */
export interface Binding {
  value: unknown;
  /** Location of the value. */
  file?: YamlFile;
  path?: YamlPath;
  /** The row, if the value is a row. */
  row?: {
    collection: string;
    key: string;
    columns: readonly string[] | undefined;
    /** Columns whose value is wrong in the row; `*` stands for missing columns. */
    faulty?: ReadonlySet<string> | undefined;
  };
  /** The rows that the name stands for: a batch of rows, or the rows with one value. */
  query?: RowQuery;
  /** All rows that `each` binds the name to in turn, to find the row before and after. */
  siblings?: RowQuery;
  /** Keys that are already reported as missing, misspelt or wrong. */
  missing?: ReadonlySet<string>;
  /** Whether the value could not be read; expressions that name it are not reported. */
  isBroken?: boolean;
}

/** The rows of one page, by the name that `with` or `each` binds them to. */
export type RowBindings = Map<string, Binding>;

/** The names and filters that an expression may use. */
export interface Scope {
  names: ReadonlyMap<string, Binding>;
  filters: Record<string, Filter>;
  /** Whether names are unknown because `with` or `each` could not be read. */
  isIncomplete?: boolean;
  /** Called for each value that is read, with its name and first key. */
  onRead?(name: string, key: string | undefined, binding: Binding): void;
}
