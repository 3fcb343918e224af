import type { Row } from '../../_shared/intake/createSqlIntake.ts';

/** A PostgreSQL database, embedded or not. */
export interface Database {
  /** Runs one statement. */
  query: (text: string, parameters?: Parameter[]) => Promise<Row[]>;
  /** Runs statements in one transaction; the rows of each. */
  transaction: (statements: Statement[]) => Promise<Row[][]>;
  /** Runs a script of many statements. */
  runScript: (text: string) => Promise<void>;
  close: () => Promise<void>;
}

/** What a statement may be given. */
export type Parameter = string | number | null;

/** A statement with its parameters. */
export interface Statement {
  text: string;
  parameters?: Parameter[];
}
