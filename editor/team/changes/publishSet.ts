import { EditError } from '../../../features/_shared/yamlEdits/index.ts';
import type { DraftSession } from '../../server/draft/DraftSession.ts';
import type { GitHost } from '../hosts/GitHost.ts';
import { commitContent } from './commitContent.ts';
import type { Person } from './Person.ts';
import { findForeignCommit, readSetStatus } from './readSetStatus.ts';
import { moveSet } from './replaySet.ts';
import type { SetParts } from './SetParts.ts';

/** Who publishes what. */
export interface Publication {
  session: DraftSession;
  person: Person;
  message?: string;
  /** Returns the number of errors of the site with its drafts. */
  countErrors(): Promise<number>;
}

/**
 * Publishes what the worktree of a set contains: by a pull request, or by a push to the published branch.
 * Rejects with an EditError if something is not saved, not merged or not content.
 */
export async function publishSet(
  parts: SetParts,
  { session, person, message, countErrors }: Publication,
): Promise<void> {
  const { root, file, repository, host, direct } = parts;
  if (session.conflicts.length > 0 || session.unsaved.length > 0) await session.disk.save();
  // No checks of a pull request stand between a direct push and the visitors.
  if (direct && (await countErrors()) > 0)
    throw new EditError('The site has errors. Correct them before you publish');
  // The branch may have got another name, or the pull request may be merged or closed by now.
  const { state, isBehind } = await readSetStatus(parts);
  if (isBehind && (state === 'published' || (await findForeignCommit(parts))))
    throw new EditError('The site has changed since. Take its changes over first');
  if (state === 'published' || state === 'closed') await file.beginAgain();
  const { base, pushed, title } = file.record;
  const first = pushed ?? base;
  const isMerge = pushed !== undefined && !(await repository.contains(pushed, base));
  const commit = await commitContent(repository, root, {
    base,
    person,
    message: message?.trim() || title,
    parents: isMerge ? [first, base] : [first],
  });
  if (commit === undefined && (pushed === undefined || file.record.pullRequest || !host))
    throw new EditError('Nothing has changed since the last publication');
  if (commit !== undefined && direct && (await pushDirectly(parts, commit))) return;
  if (commit !== undefined) {
    await repository.push(commit, file.record.branch);
    await file.update({ pushed: commit });
  }
  if (host) await openPullRequest(parts, host, person);
}

/** Pushes to the published branch; false if that is protected and there is a host for pull requests. */
async function pushDirectly(parts: SetParts, commit: string): Promise<boolean> {
  const { repository, host, file } = parts;
  if ((await repository.resolve(repository.base)) !== file.record.base)
    throw new EditError('The site has changed since. Take its changes over first');
  try {
    await repository.push(commit, repository.branch);
  } catch (error) {
    if (host && /protected|denied|not allowed/i.test((error as Error).message)) return false;
    throw error;
  }
  await moveSet(parts, commit);
  await file.update({ pushed: commit, published: true });
  return true;
}

async function openPullRequest(
  { file, repository }: SetParts,
  host: GitHost,
  person: Person,
): Promise<void> {
  const { title, branch, pullRequest } = file.record;
  if (!pullRequest) {
    const body = `Changes by ${person.name || person.email}, made in the visual editor.`;
    const base = repository.branch;
    const opened = await host.open({ branch, base, title, body });
    await file.update({ pullRequest: { ...opened, title } });
  } else if (pullRequest.title !== title) {
    await host.rename(pullRequest.number, title);
    await file.update({ pullRequest: { ...pullRequest, title } });
  }
}
