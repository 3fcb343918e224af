import type { DeliveryResult, Intake, Limit, SubmitRequest } from '../ports/Intake.ts';

/** Runs one statement with text and number parameters, and answers its rows. */
export type Query = (text: string, parameters: (string | number)[]) => Promise<Row[]>;

/** A row, by column name. */
export type Row = Record<string, unknown>;

/**
 * The intake over any PostgreSQL driver. Every call is one statement that selects one value, so that
 * poolers in any mode will do. JSON travels as text, because drivers differ in how they encode it.
 */
export function createSqlIntake(query: Query): Intake {
  const value = async <Value>(call: string, ...parameters: (string | number)[]) => {
    const [row] = await query(`select intake.${call} as value`, parameters);
    return row?.value as Value;
  };
  return {
    submit: (request: SubmitRequest) => value('submit($1::text::jsonb)', JSON.stringify(request)),
    throttle: (bucket: string, { count, seconds }: Limit) =>
      value('throttle($1, $2::int, $3::int)', bucket, count, seconds),
    claim: (most, lease) => value('claim($1::int, $2::int)', most, lease),
    settle: (results: DeliveryResult[]) =>
      value('settle($1::text::jsonb)', JSON.stringify(results)),
    nextDue: async () => (await value<number | null>('next_due()')) ?? undefined,
    status: () => value('status()'),
    revive: () => value('revive()'),
    release: (id) => value('release($1::uuid)', id),
    export: (email) => value('export($1)', email),
    erase: (email) => value('erase($1)', email),
    retain: (days) => value('retain($1::int)', days),
    orphans: (hours) => value('orphans($1::int)', hours),
  };
}
