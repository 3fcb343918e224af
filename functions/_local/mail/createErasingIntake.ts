import type { Intake } from '../../_shared/ports/Intake.ts';
import type { Database } from '../database/Database.ts';
import type { Mailbox } from './openMailbox.ts';

/** Wraps an intake so that erasing a submission also deletes its message in the mailbox. */
export function createErasingIntake(intake: Intake, mailbox: Mailbox, database: Database): Intake {
  const cleanMailboxAfter = async <Result>(erasure: Promise<Result>): Promise<Result> => {
    const result = await erasure;
    const rows = await database.query('select id from intake.submissions');
    await mailbox.deleteAllExcept(new Set(rows.map(({ id }) => String(id))));
    return result;
  };
  return {
    ...intake,
    erase: (email) => cleanMailboxAfter(intake.erase(email)),
    delete: (id) => cleanMailboxAfter(intake.delete(id)),
    retain: (days, forms) => cleanMailboxAfter(intake.retain(days, forms)),
  };
}
