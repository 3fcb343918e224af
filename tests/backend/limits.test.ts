import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../functions/_local/database/Database.ts';
import { migrate } from '../../functions/_local/database/migrate.ts';
import { openEmbeddedDatabase } from '../../functions/_local/database/openEmbeddedDatabase.ts';
import { openServerDatabase } from '../../functions/_local/openIntake.ts';
import { createSqlIntake } from '../../functions/_shared/intake/createSqlIntake.ts';
import type { SubmitRequest } from '../../functions/_shared/ports/Intake.ts';
import { createPreparedFolder, packageRoot } from './support/backendHarness.ts';
import { type PostgresServer, startPostgres } from './support/postgres.ts';

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
    await migrate(database, packageRoot, packageRoot);
  });
  beforeEach(() => database.runScript('truncate intake.submissions, intake.outbox, intake.rates'));
  afterAll(() => database?.close());

  const submit = (change: Partial<SubmitRequest> = {}) =>
    intake.submit({
      form: 'lead',
      key: crypto.randomUUID(),
      data: { email: 'a@example.com' },
      files: [],
      deliveries: ['email'],
      recipients: [],
      reply: null,
      keep: true,
      reason: null,
      address: null,
      limits: { address: { count: 2, seconds: 600 }, form: { count: 5, seconds: 60 } },
      ...change,
    });
  const outcomes = async (count: number, change?: Parameters<typeof submit>[0]) => {
    const all: string[] = [];
    for (let sent = 0; sent < count; sent += 1) all.push((await submit(change)).outcome);
    return all.filter((outcome) => outcome === 'accepted').length;
  };

  it('a statement for visitors has their rights, and the next one has not', async () => {
    const who = 'select current_user::text as role, $1::text as value';
    expect(await database.queryAs('anon', who, ['x'])).toEqual([{ role: 'anon', value: 'x' }]);
    await expect(database.queryAs('anon', 'select * from intake.submissions')).rejects.toThrow(
      'permission denied',
    );
    const [row] = await database.query(who, ['y']);
    expect(row).toEqual({ role: expect.not.stringMatching(/^anon$/), value: 'y' });
  });

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
      `update intake.outbox set scheduled_at = scheduled_at + interval '1 day',
        next_attempt_at = next_attempt_at + interval '1 day'`,
    );
    expect(await intake.nextDue()).toBe(0);
    expect(await intake.claim(10, 90)).toHaveLength(1);
    expect(await intake.claim(10, 90)).toEqual([]);
  });

  it('a delivery keeps the recipients of its form', async () => {
    await submit({ recipients: ['hr@example.com', 'HR_TO'] });
    expect(await intake.claim(10, 90)).toMatchObject([{ recipients: ['hr@example.com', 'HR_TO'] }]);
  });

  it('no delay is out of the range of the database', async () => {
    await submit();
    const [claimed] = await intake.claim(10, 90);
    const result = { id: claimed?.id ?? '', channel: 'email', error: 'HTTP 429' };
    await intake.settle([{ ...result, retryIn: 1e300 }]);
    expect(await intake.nextDue()).toBeLessThanOrEqual(31_536_000);
  });

  it('erases values after a refused delivery, and revives only what was kept', async () => {
    await submit({ keep: false, data: { name: 'Ana' } });
    await submit({ keep: true });
    const claimed = await intake.claim(10, 90);
    const results = claimed.map(({ id, channel }) => ({
      id,
      channel,
      error: 'HTTP 410',
      refused: true,
    }));
    expect(await intake.settle(results)).toBe(1);
    const rows = await database.query(
      'select data, digest from intake.submissions where not keeps_values',
    );
    expect(rows).toEqual([{ data: {}, digest: '' }]);
    expect((await intake.status()).dead).toBe(2);
    expect(await intake.revive()).toBe(1);
  });

  it('repeats nothing after the values were erased', async () => {
    const again = { key: 'once', keep: false };
    await submit(again);
    const [claimed] = await intake.claim(10, 90);
    await intake.settle([{ id: claimed?.id ?? '', channel: 'email' }]);
    expect(await submit(again)).toEqual({ outcome: 'replayed', id: claimed?.id });
  });

  it('deletes old submissions, however long another form keeps its own', async () => {
    await submit();
    await submit({ form: 'for-ever' });
    await database.runScript(
      "update intake.submissions set received_at = received_at - interval '400 days'",
    );
    for (const days of [9_999_999, 9_007_199_254_740_991])
      await intake.retain(365, { 'for-ever': days });
    const rows = await database.query('select form from intake.submissions');
    expect(rows).toEqual([{ form: 'for-ever' }]);
  });
});
