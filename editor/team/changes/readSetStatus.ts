import type { SetStatus } from '../../protocol/SetStatus.ts';
import type { PullRequestStatus } from '../hosts/GitHost.ts';
import { toLink } from '../hosts/HostApi.ts';
import { checkBranch } from './checkRemote.ts';
import type { Repository } from './Repository.ts';
import type { SetParts } from './SetParts.ts';

/** Returns how far a set has come, by what the remote and the host say. */
export async function readSetStatus(parts: SetParts): Promise<SetStatus> {
  const { repository, host, file } = parts;
  await repository.fetch();
  const { pullRequest, pushed } = file.record;
  const known = pullRequest && (await host?.status(pullRequest.number));
  const isPublished =
    pushed !== undefined && (await isContained(repository, pushed, known?.mergeCommit));
  // Meanwhile the set may have been published again.
  if (pushed === file.record.pushed) {
    const { branch } = known?.state === 'open' ? known : file.record;
    checkBranch(branch);
    const isRenamed = branch !== file.record.branch && branch !== repository.branch;
    if (isRenamed) await file.update({ branch });
    if (isPublished && !file.record.published) await file.update({ published: true });
  }
  const checks = known?.checks ?? 'none';
  return {
    state: file.record.published ? 'published' : toState(pushed, known),
    checks,
    link: toLink(known?.link ?? pullRequest?.link),
    preview: known?.preview,
    isBehind: await isBehind(parts),
  };
}

/** Whether the published branch, or the set's branch at the remote, had moved on at the last fetch. */
async function isBehind(parts: SetParts): Promise<boolean> {
  const { repository, file } = parts;
  const isMoved = (await repository.resolve(repository.base)) !== file.record.base;
  return isMoved || (await findForeignCommit(parts)) !== undefined;
}

/** Finds what the set's branch has at the remote, unless it was pushed from here, as far as is known. */
export async function findForeignCommit({
  file,
  repository,
}: SetParts): Promise<string | undefined> {
  const { pushed, branch, published } = file.record;
  const found = await repository.resolve(`refs/remotes/origin/${branch}`);
  return published || found === pushed ? undefined : found;
}

/** Whether the published branch contains what was pushed, also as a single commit of all. */
async function isContained(
  repository: Repository,
  pushed: string,
  mergeCommit: string | undefined,
): Promise<boolean> {
  if (await repository.contains(repository.base, pushed)) return true;
  return mergeCommit !== undefined && repository.contains(repository.base, mergeCommit);
}

function toState(
  pushed: string | undefined,
  known: PullRequestStatus | undefined,
): SetStatus['state'] {
  if (!pushed) return 'draft';
  if (!known) return 'open';
  return known.state === 'open' && known.checks === 'failed' ? 'checks failed' : known.state;
}
