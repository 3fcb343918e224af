import type { Row } from '../../_shared/intake/createSqlIntake.ts';

/** A connection to a PostgreSQL database, embedded or on a server. */
export interface Database {
  /** Runs a statement and returns its rows. */
  query: (text: string, parameters?: Parameter[]) => Promise<Row[]>;
  /** Runs statements in a transaction and returns the rows of each. */
  transaction: (statements: Statement[]) => Promise<Row[][]>;
  /** Runs a script of several statements. */
  runScript: (text: string) => Promise<void>;
  close: () => Promise<void>;
}

/** The value of a parameter. */
type Parameter = string | number | null;

/** A statement with its parameters. */
export interface Statement {
  text: string;
  parameters?: Parameter[];
}
