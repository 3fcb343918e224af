import type { Row } from '../../_shared/intake/createSqlIntake.ts';

/** A connection to a PostgreSQL database, embedded or on a server. */
export interface Database {
  /** Runs a statement and returns its rows. */
  query: (text: string, parameters?: Parameter[]) => Promise<Row[]>;
  /** Runs a statement with the rights of a role and returns its rows. */
  queryAs: (role: string, text: string, parameters?: Parameter[]) => Promise<Row[]>;
  /** Runs a script of several statements. */
  runScript: (text: string) => Promise<void>;
  close: () => Promise<void>;
}

/** The value of a parameter. */
export type Parameter = string | number | null;
