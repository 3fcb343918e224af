import type { Intake, SubmitRequest } from '../../_shared/ports/Intake.ts';
import type { Database } from '../database/Database.ts';
import type { Journal, JournalEntry } from './openJournal.ts';

/**
 * An intake that acknowledges only what the journal holds as well, and notes there which mails went
 * out and what was released. Erasing rewrites the journal; if the power fails in between, the command
 * has not answered and is given again.
 *
 * @param journaled ids of the submissions that the journal holds
 */
export function createJournaledIntake(
  intake: Intake,
  journal: Journal,
  database: Database,
  journaled: Set<string>,
): Intake {
  const adding = new Map<string, Promise<void>>();

  /** Adds a submission once. A repeated one waits for the first, whose answer may have been cut off. */
  const ensure = (id: string, { form, key, data, resume, reason }: SubmitRequest) => {
    if (journaled.has(id)) return;
    const receivedAt = new Date().toISOString();
    const added =
      adding.get(id) ??
      journal
        .append({ id, form, key, data, resume, reason, receivedAt })
        .then(() => {
          journaled.add(id);
        })
        .finally(() => adding.delete(id));
    adding.set(id, added);
    return added;
  };
  const afterErasing = async <Result>(erasing: Promise<Result>): Promise<Result> => {
    const erased = await erasing;
    await journal.rewrite(() => storedEntries(database));
    return erased;
  };
  return {
    ...intake,
    async submit(request) {
      const outcome = await intake.submit(request);
      if (outcome.outcome === 'accepted' || outcome.outcome === 'replayed') {
        await ensure(outcome.id, request);
      }
      return outcome;
    },
    async settle(results) {
      const sent = results.filter(({ error }) => error === undefined).map(({ id }) => id);
      if (sent.length > 0) await journal.append({ sent, at: new Date().toISOString() });
      await intake.settle(results);
    },
    async release(id) {
      const released = await intake.release(id);
      if (released) await journal.append({ released: id });
      return released;
    },
    erase: (email) => afterErasing(intake.erase(email)),
    retain: (days) => afterErasing(intake.retain(days)),
  };
}

/**
 * Puts back what the database lost.
 *
 * @returns how many submissions that were, and the ids of all that the journal holds
 */
export async function restoreSubmissions(
  journal: Journal,
  database: Database,
): Promise<{ restored: number; journaled: Set<string> }> {
  const { entries, lines } = await journal.read();
  let restored = 0;
  for (let at = 0; at < entries.length; at += 500) {
    const text = JSON.stringify(entries.slice(at, at + 500));
    const [row] = await database.query('select intake.restore($1::text::jsonb) as n', [text]);
    restored += Number(row?.n ?? 0);
  }
  const stored = await storedEntries(database);
  if (lines > stored.length * 3 + 1000) await journal.rewrite(async () => stored);
  return { restored, journaled: new Set(entries.map(({ id }) => id)) };
}

async function storedEntries(database: Database): Promise<JournalEntry[]> {
  const rows = await database.query(
    `select jsonb_strip_nulls(jsonb_build_object('sentAt', o.sent_at)) || jsonb_build_object(
        'id', s.id, 'form', s.form, 'key', s.idempotency_key, 'data', s.data,
        'resume', s.resume, 'reason', s.reason, 'receivedAt', s.received_at) as entry
      from intake.submissions s left join intake.outbox o on o.submission = s.id
      order by s.received_at`,
  );
  return rows.map(({ entry }) => entry as JournalEntry);
}
