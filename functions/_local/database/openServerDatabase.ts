import postgres from 'postgres';
import type { Row } from '../../_shared/intake/createSqlIntake.ts';
import type { Database } from './Database.ts';

/** Opens a database on a PostgreSQL server by URL, `postgres://user:password@host:5432/name`. */
export function openServerDatabase(url: string): Database {
  const sql = postgres(url, {
    prepare: false,
    max: 10,
    // The default waits up to 20 seconds before it connects again.
    backoff: (attempt: number) => Math.min(0.1 * 2 ** attempt, 1),
    connect_timeout: 5,
    onnotice: () => undefined,
  });
  return {
    query: async (text, parameters = []) => [...(await sql.unsafe<Row[]>(text, parameters))],
    transaction: (statements) =>
      sql.begin(async (transaction) => {
        const results: Row[][] = [];
        for (const { text, parameters = [] } of statements) {
          results.push([...(await transaction.unsafe<Row[]>(text, parameters))]);
        }
        return results;
      }) as Promise<Row[][]>,
    runScript: async (text) => void (await sql.unsafe(text).simple()),
    close: () => sql.end({ timeout: 5 }),
  };
}
