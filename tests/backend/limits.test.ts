import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../functions/_local/database/Database.ts';
import { migrate } from '../../functions/_local/database/migrate.ts';
import { openEmbeddedDatabase } from '../../functions/_local/database/openEmbeddedDatabase.ts';
import { openServerDatabase } from '../../functions/_local/database/openServerDatabase.ts';
import { createSqlIntake } from '../../functions/_shared/intake/createSqlIntake.ts';
import { createPreparedFolder, packageRoot } from './backendHarness.ts';
import { type PostgresServer, startPostgres } from './postgres.ts';

let server: PostgresServer | undefined;
afterAll(() => server?.stop());

const databases: [string, () => Promise<Database>][] = [
  [
    'PGlite',
    async () => openEmbeddedDatabase(`${await createPreparedFolder()}/database`, packageRoot),
  ],
  [
    'a PostgreSQL server',
    async () => {
      server = await startPostgres();
      return openServerDatabase(server.database());
    },
  ],
];

describe.each(databases)('on %s', (_, open) => {
  let database: Database;
  const intake = createSqlIntake((text, values) => database.query(text, values));
  beforeAll(async () => {
    database = await open();
    await migrate(database, packageRoot);
  });
  beforeEach(() => database.runScript('truncate intake.submissions, intake.outbox, intake.rates'));
  afterAll(() => database?.close());

  const submit = (change: { reason?: string; address?: string } = {}) =>
    intake.submit({
      form: 'lead',
      key: crypto.randomUUID(),
      data: { email: 'a@example.com' },
      resume: null,
      files: [],
      deliveries: ['email'],
      reply: null,
      keep: true,
      reason: change.reason ?? null,
      address: change.address ?? null,
      limits: { address: { count: 2, seconds: 600 }, form: { count: 5, seconds: 60 } },
    });
  const outcomes = async (count: number, change?: Parameters<typeof submit>[0]) => {
    const all: string[] = [];
    for (let sent = 0; sent < count; sent += 1) all.push((await submit(change)).outcome);
    return all.filter((outcome) => outcome === 'accepted').length;
  };

  it('quarantined submissions block only quarantined ones', async () => {
    expect(await outcomes(8, { reason: 'honeypot' })).toBe(5);
    expect(await outcomes(8)).toBe(5);
  });

  it('each sender has its own limit', async () => {
    expect(await outcomes(5, { address: 'eve' })).toBe(2);
    expect(await outcomes(1, { address: 'ana' })).toBe(1);
  });

  it('a limit of megabytes admits large and small submissions together up to its sum', async () => {
    const take = (megabytes: number) =>
      intake.throttle('megabytes', { count: Math.floor(100 / megabytes), seconds: 3600 });
    expect([await take(50), await take(25), await take(20)]).toEqual([0, 0, 0]);
    expect(await take(20)).toBeGreaterThan(0);
    expect(await take(2)).toBe(0);
  });

  it('a clock that was set back does not lock out an address', async () => {
    await outcomes(5, { address: 'ana' });
    await database.runScript("update intake.rates set free_at = free_at + interval '1 day'");
    expect(await outcomes(5, { address: 'ana' })).toBe(2);
    expect(await submit({ address: 'ana' })).toMatchObject({ outcome: 'limited' });
  });

  it('a clock that ran ahead does not block a form', async () => {
    await outcomes(5);
    await database.runScript(
      "update intake.submissions set received_at = received_at + interval '1 hour'",
    );
    expect(await outcomes(8)).toBe(5);
  });

  it('a clock that was set back does not delay messages', async () => {
    await submit();
    const [claimed] = await intake.claim(10, 90);
    await intake.settle([
      { id: claimed?.id ?? '', channel: 'email', error: 'HTTP 500', retryIn: 3600 },
    ]);
    expect(await intake.claim(10, 90)).toEqual([]);
    expect(await intake.nextDue()).toBeGreaterThan(3000);
    await database.runScript(
      `update intake.outbox set reckoned_at = reckoned_at + interval '1 day',
        next_attempt_at = next_attempt_at + interval '1 day'`,
    );
    expect(await intake.nextDue()).toBe(0);
    expect(await intake.claim(10, 90)).toHaveLength(1);
    expect(await intake.claim(10, 90)).toEqual([]);
  });
});
