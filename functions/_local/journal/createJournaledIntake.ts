import type { Intake, SubmitRequest } from '../../_shared/ports/Intake.ts';
import type { Database } from '../database/Database.ts';
import type { Journal, JournalEntry } from './openJournal.ts';

/**
 * Wraps an intake so that a submission is acknowledged only after it is in the journal. The journal
 * also records deliveries and released submissions. Erasing rewrites the journal; if the power fails
 * in between, the command has reported no success and is run again.
 *
 * @param journaled ids of the submissions in the journal
 */
export function createJournaledIntake(
  intake: Intake,
  journal: Journal,
  database: Database,
  journaled: Set<string>,
): Intake {
  const pending = new Map<string, Promise<void>>();

  /** Adds a submission once. A repeated request waits for the first, whose response may have been lost. */
  const ensureJournaled = (id: string, request: SubmitRequest) => {
    if (journaled.has(id)) return;
    const { address: _, limits: __, reply: ___, ...stored } = request;
    const receivedAt = new Date().toISOString();
    const append =
      pending.get(id) ??
      journal
        .append({ id, ...stored, receivedAt })
        .then(() => {
          journaled.add(id);
        })
        .finally(() => pending.delete(id));
    pending.set(id, append);
    return append;
  };
  const rewriteAfter = async <Result>(erasure: Promise<Result>): Promise<Result> => {
    const result = await erasure;
    await journal.rewrite(() => readStoredEntries(database));
    return result;
  };
  return {
    ...intake,
    async submit(request) {
      const outcome = await intake.submit(request);
      if (outcome.outcome === 'accepted' || outcome.outcome === 'replayed') {
        await ensureJournaled(outcome.id, request);
      }
      return outcome;
    },
    async settle(results) {
      const delivered = results
        .filter(({ error }) => error === undefined)
        .map(({ id, channel }) => ({ id, channel }));
      if (delivered.length > 0) await journal.append({ delivered, at: new Date().toISOString() });
      const erased = await intake.settle(results);
      if (erased > 0) await journal.rewrite(() => readStoredEntries(database));
      return erased;
    },
    async release(id) {
      const released = await intake.release(id);
      if (released) await journal.append({ released: id });
      return released;
    },
    erase: (email) => rewriteAfter(intake.erase(email)),
    delete: (id) => rewriteAfter(intake.delete(id)),
    retain: (days, forms) => rewriteAfter(intake.retain(days, forms)),
  };
}

/**
 * Restores submissions from the journal that the database has lost.
 *
 * @returns the number of restored submissions, and the ids of all submissions in the journal
 */
export async function restoreSubmissions(
  journal: Journal,
  database: Database,
): Promise<{ restored: number; journaled: Set<string> }> {
  const { entries, lines } = await journal.read();
  let restored = 0;
  for (let start = 0; start < entries.length; start += 500) {
    const text = JSON.stringify(entries.slice(start, start + 500));
    const [row] = await database.query('select intake.restore($1::text::jsonb) as n', [text]);
    restored += Number(row?.n ?? 0);
  }
  const stored = await readStoredEntries(database);
  if (lines > stored.length * 3 + 1000) await journal.rewrite(async () => stored);
  return { restored, journaled: new Set(entries.map(({ id }) => id)) };
}

async function readStoredEntries(database: Database): Promise<JournalEntry[]> {
  const rows = await database.query(
    `select jsonb_strip_nulls(jsonb_build_object('erasedAt', s.erased_at)) || jsonb_build_object(
          'id', s.id, 'form', s.form, 'key', s.idempotency_key, 'data', s.data,
          'files', s.files, 'reason', s.reason, 'deliveries', s.deliveries,
          'recipients', s.recipients, 'keep', s.keeps_values,
          'receivedAt', s.received_at, 'delivered', (
            select coalesce(jsonb_object_agg(o.channel, o.sent_at), '{}'::jsonb)
              from intake.outbox o where o.submission = s.id and o.state = 'sent'
          )) as entry
      from intake.submissions s order by s.received_at`,
  );
  return rows.map(({ entry }) => entry as JournalEntry);
}
