import type { Side } from '../../merge/settleValues.ts';
import type { DraftSession } from '../../server/draft/DraftSession.ts';
import { findForeignCommit } from './readSetStatus.ts';
import { replay } from './replay.ts';
import type { SetParts } from './SetParts.ts';

/** The drafts of a set that takes over what others published. */
export interface ReplayRequest {
  session: DraftSession;
  /** The side for each file that is taken as a whole, such as a picture. */
  choices?: Readonly<Record<string, Side>>;
}

/**
 * Takes over what others published, or added to the branch of a set, since the set began. Values that
 * both sides changed become conflicts of the session.
 *
 * @returns the files that need a choice; then nothing is taken over
 */
export async function replaySet(
  parts: SetParts,
  { session, choices = {} }: ReplayRequest,
): Promise<string[]> {
  const { repository, file } = parts;
  await repository.fetch();
  const { base, pushed } = file.record;
  const foreign = await findForeignCommit(parts);
  if (foreign) {
    const from = pushed ?? base;
    const steps = { repository, session, from, to: foreign, withCode: false, choices };
    const undecided = await replay(steps);
    if (undecided.length > 0) return undecided;
    await file.update({ pushed: foreign });
  }
  const moved = await repository.resolve(repository.base);
  if (moved === undefined || moved === base || session.conflicts.length > 0) return [];
  const isPublished = file.record.published;
  const steps = { repository, session, from: base, to: moved, withCode: true, choices };
  const undecided = await replay(steps);
  if (undecided.length > 0) return undecided;
  await moveSet(parts, moved);
  if (isPublished) await file.beginAgain();
  return [];
}

/** Lets a set begin with another commit, whose files are in the worktree already. */
export async function moveSet({ root, repository, file }: SetParts, base: string): Promise<void> {
  const git = (...args: string[]) => repository.gitIn(root, {}, ...args);
  await git('update-ref', '--no-deref', 'HEAD', base);
  await git('read-tree', base);
  await file.update({ base });
}
