import { afterAll, describe, expect, it } from 'vitest';
import { isLongRun } from '../isLongRun.ts';
import { type BackendHarness, packageRoot, startLocalHarness } from './support/backendHarness.ts';
import { createGeneralSite } from './support/generalSite.ts';
import { type PostgresServer, startPostgres } from './support/postgres.ts';
import { lead } from './support/samples.ts';
import { startDenoHarness } from './support/startDenoHarness.ts';

let server: PostgresServer | undefined;
afterAll(() => server?.stop());

const env = { RATE_LIMIT_ADDRESS: '100000/60', RATE_LIMIT_FORM: '100000/60' };
const harnesses: [string, (root: string) => Promise<BackendHarness>][] = [
  ['the local backend', (root) => startLocalHarness(env, root)],
  [
    'Deno over PostgreSQL',
    async (root) => {
      server ??= await startPostgres();
      return startDenoHarness(server.database(), env, root);
    },
  ],
];

const count = isLongRun ? 400 : 40;

/** A function, and values that differ by key. */
const targets: [string, (key: string) => object][] = [
  ['send-contact-email', (key) => ({ ...lead, company: `Company ${key}` })],
  ['submit-form', (key) => ({ form: 'tip', tip: `Tip ${key}` })],
];
const cases = harnesses.flatMap(([name, start]) =>
  targets.map(([target, create]) => ({ name, start, target, create })),
);

describe.each(cases)('$target on $name', ({ start, target, create }) => {
  it(`stores and mails each of ${count} repeated submissions once`, async () => {
    const harness = await start(target === 'submit-form' ? createGeneralSite() : packageRoot);
    try {
      const keys = Array.from({ length: count }, () => crypto.randomUUID());
      const sends = shuffle(keys.flatMap((key) => [key, key, key]));
      const ids = new Map<string, Set<string>>();
      await inParallel(20, sends, async (key) => {
        const response = await fetch(`${harness.url}/functions/v1/${target}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': key },
          body: JSON.stringify(create(key)),
        });
        const { id } = (await response.json()) as { id: string };
        ids.set(key, (ids.get(key) ?? new Set()).add(id));
      });
      expect([...ids.values()].every((set) => set.size === 1)).toBe(true);
      const rows = await harness.sql('select id, idempotency_key as key from intake.submissions');
      expect(rows).toHaveLength(count);
      expect(new Set(rows.map(({ key }) => key))).toEqual(new Set(keys));
      while (Number((await harness.maintain({ task: 'status' })).pending) > 0) {
        await harness.maintain({ task: 'drain' });
      }
      const messages = await harness.listMessages();
      expect(messages.map(({ id }) => id).toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
    } finally {
      await harness.stop();
    }
  });
});

function shuffle<Item>(items: Item[]): Item[] {
  return items
    .map((item) => ({ item, rank: Math.random() }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

async function inParallel<Item>(
  workers: number,
  items: Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  await Promise.all(
    Array.from({ length: workers }, async () => {
      for (const item of waiting) await work(item);
    }),
  );
}
