import type { Intake } from '../_shared/intake/Intake.ts';
import type { Database } from './Database.ts';
import type { Journal, JournalEntry } from './openJournal.ts';

/**
 * An intake that acknowledges only what the journal holds as well. Erasing rewrites the journal; if
 * the power fails in between, the command has not answered and is given again.
 */
export function journaledIntake(intake: Intake, journal: Journal, database: Database): Intake {
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
        // A repeated one too: the answer to the first may have been cut off before its entry.
        const { form, key, data, resume, reason } = request;
        const receivedAt = new Date().toISOString();
        await journal.add({ id: outcome.id, form, key, data, resume, reason, receivedAt });
      }
      return outcome;
    },
    erase: (email) => afterErasing(intake.erase(email)),
    retain: (days) => afterErasing(intake.retain(days)),
  };
}

/** Puts back what the database lost; how many submissions that were. */
export async function restoreFrom(journal: Journal, database: Database): Promise<number> {
  const entries = await journal.read();
  let restored = 0;
  for (let at = 0; at < entries.length; at += 500) {
    const text = JSON.stringify(entries.slice(at, at + 500));
    const [row] = await database.query('select intake.restore($1::text::jsonb) as n', [text]);
    restored += Number(row?.n ?? 0);
  }
  const stored = await storedEntries(database);
  if (entries.length > stored.length * 2 + 1000) await journal.rewrite(async () => stored);
  return restored;
}

async function storedEntries(database: Database): Promise<JournalEntry[]> {
  const rows = await database.query(
    `select jsonb_build_object('id', id, 'form', form, 'key', idempotency_key, 'data', data,
        'resume', resume, 'reason', reason, 'receivedAt', received_at) as entry
      from intake.submissions order by received_at`,
  );
  return rows.map(({ entry }) => entry as JournalEntry);
}
