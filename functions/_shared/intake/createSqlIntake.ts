import type { DeliveryResult, Intake, Limit, SubmitRequest } from '../ports/Intake.ts';

/** Runs one statement with text and number parameters. Returns its rows. */
export type Query = (text: string, parameters: (string | number)[]) => Promise<Row[]>;

/** The values of a row by column name. */
export type Row = Record<string, unknown>;

/**
 * Creates the intake on any PostgreSQL driver. Each call is a single statement that selects a single
 * value, so that poolers in any mode work. JSON is passed as text, because drivers encode it differently.
 */
export function createSqlIntake(query: Query): Intake {
  const select = async <Value>(call: string, ...parameters: (string | number)[]) => {
    const [row] = await query(`select intake.${call} as value`, parameters);
    return row?.value as Value;
  };
  return {
    submit: (request: SubmitRequest) => select('submit($1::text::jsonb)', JSON.stringify(request)),
    throttle: (bucket: string, { count, seconds }: Limit) =>
      select('throttle($1, $2::int, $3::int)', bucket, count, seconds),
    claim: (limit, lease) => select('claim($1::int, $2::int)', limit, lease),
    settle: (results: DeliveryResult[]) =>
      select('settle($1::text::jsonb)', JSON.stringify(results)),
    nextDue: async () => (await select<number | null>('next_due()')) ?? undefined,
    status: () => select('status()'),
    revive: () => select('revive()'),
    release: (id) => select('release($1::uuid)', id),
    list: (filter) => select('list($1::text::jsonb)', JSON.stringify(filter)),
    export: (email) => select('export($1)', email),
    erase: (email) => select('erase($1)', email),
    delete: (id) => select('delete($1::uuid)', id),
    retain: (days, forms) =>
      select('retain($1::int, $2::text::jsonb)', days, JSON.stringify(forms)),
    unclaimed: (hours) => select('unclaimed($1::float8)', hours),
  };
}
