import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Queue } from '../../../base/lists/Queue.ts';
import type { Side } from '../../merge/settleValues.ts';
import type { SetStatus } from '../../protocol.ts';
import type { DraftSession } from '../../server/DraftSession.ts';
import { EditError } from '../../yaml/EditError.ts';
import type { Host, PullRequestStatus } from '../hosts/Host.ts';
import { toLink } from '../hosts/HostApi.ts';
import { checkBranch } from './checkRemote.ts';
import { commitContent } from './commitContent.ts';
import { type Change, discardChange } from './discardChange.ts';
import type { Person } from './Person.ts';
import type { Repository } from './Repository.ts';
import { replay } from './replay.ts';
import type { SetFile, SetRecord } from './SetFile.ts';

/** What a change set is made of. */
interface ChangeSetParts {
  /** The folder of its worktree. */
  root: string;
  file: SetFile;
  record: SetRecord;
  repository: Repository;
  host: Host | undefined;
  direct: boolean;
  onRemove(): void;
}

/** Who publishes what. */
interface Publication {
  session: DraftSession;
  person: Person;
  message?: string;
  /** Returns the number of errors of the site with its drafts. */
  countErrors(): Promise<number>;
}

/**
 * Changes of the site that are published together. The worktree's HEAD stays at the commit of the
 * published branch that the set begins with; commits of the set are made beside it.
 */
export class ChangeSet {
  readonly root: string;
  readonly #parts: ChangeSetParts;
  #record: SetRecord;
  #status: { time: number; value: Promise<SetStatus> } | undefined;
  /** Publications and replays: two of them must not overlap. */
  readonly #queue = new Queue();

  constructor(parts: ChangeSetParts) {
    this.#parts = parts;
    this.root = parts.root;
    this.#record = parts.record;
  }

  /** Returns what is known of the set. */
  describe(): Readonly<SetRecord> {
    return this.#record;
  }

  /** Gives the set another title, and its pull request the next time that it is published. */
  async rename(title: string): Promise<void> {
    if (title.trim() === '') throw new EditError('Give the changes a title');
    await this.#update({ title: title.trim() });
  }

  /** Ends all links to the preview that were created so far. */
  async revokePreviewLinks(): Promise<void> {
    await this.#update({ previewRound: (this.#record.previewRound ?? 0) + 1 });
  }

  /**
   * Publishes what the worktree contains: by a pull request, or by a push to the published branch. Rejects
   * with an EditError if something is not saved, not merged or not content.
   */
  publish(options: Publication): Promise<void> {
    return this.#inTurn(() => this.#publish(options));
  }

  /**
   * Returns how far the set has come, by what the remote and the host say.
   *
   * @param maxAge how old the answer may be, in milliseconds: many windows ask for it
   */
  status(maxAge = 0): Promise<SetStatus> {
    if (!this.#status || Date.now() - this.#status.time >= maxAge)
      this.#status = { time: Date.now(), value: this.#readStatus() };
    return this.#status.value;
  }

  async #readStatus(): Promise<SetStatus> {
    const { repository, host } = this.#parts;
    await repository.fetch();
    const { pullRequest, pushed } = this.#record;
    const known = pullRequest && (await host?.status(pullRequest.number));
    const isPublished =
      pushed !== undefined && (await this.#isPublished(pushed, known?.mergeCommit));
    // Meanwhile the set may have been published again.
    if (pushed === this.#record.pushed) {
      const { branch } = known?.state === 'open' ? known : this.#record;
      checkBranch(branch);
      const isRenamed = branch !== this.#record.branch && branch !== repository.branch;
      if (isRenamed) await this.#update({ branch });
      if (isPublished && !this.#record.published) await this.#update({ published: true });
    }
    const checks = known?.checks ?? 'none';
    return {
      state: this.#record.published ? 'published' : toState(pushed, known),
      checks,
      link: toLink(known?.link ?? pullRequest?.link),
      preview: known?.preview,
      isBehind: await this.isBehind(),
    };
  }

  /** Whether the published branch, or the set's branch at the remote, had moved on at the last fetch. */
  async isBehind(): Promise<boolean> {
    const { repository } = this.#parts;
    const isMoved = (await repository.resolve(repository.base)) !== this.#record.base;
    return isMoved || (await this.#findForeignCommit()) !== undefined;
  }

  /**
   * Takes over what others published, or added to the set's branch, since the set began. Values that both
   * sides changed become conflicts of the session.
   *
   * @param choices the side for each file that is taken as a whole, such as a picture
   * @returns the files that need a choice; then nothing is taken over
   */
  replay(options: {
    session: DraftSession;
    choices?: Readonly<Record<string, Side>>;
  }): Promise<string[]> {
    return this.#inTurn(() => this.#replay(options));
  }

  /** Discards one change: of a page, of the rest of a file, or of a file as a whole. */
  discard(options: { session: DraftSession; change: Change }): Promise<void> {
    return this.#inTurn(() => discardChange(options.session, options.change));
  }

  /** Deletes the set with all its files. Its branch and pull request at the remote stay. */
  async remove(): Promise<void> {
    const { repository, file, onRemove } = this.#parts;
    await file.remove();
    onRemove();
    await repository.queue.add(() =>
      repository.git('worktree', 'remove', '--force', '--force', '--', this.root),
    );
    await rm(dirname(this.root), { recursive: true, force: true });
  }

  async #publish({ session, person, message, countErrors }: Publication): Promise<void> {
    const { repository, host, direct } = this.#parts;
    if (session.conflicts.length > 0 || session.unsaved.length > 0) await session.save();
    // No checks of a pull request stand between a direct push and the visitors.
    if (direct && (await countErrors()) > 0)
      throw new EditError('The site has errors. Correct them before you publish');
    // The branch may have got another name, or the pull request may be merged or closed by now.
    const { state, isBehind } = await this.status();
    if (isBehind && (state === 'published' || (await this.#findForeignCommit())))
      throw new EditError('The site has changed since. Take its changes over first');
    if (state === 'published' || state === 'closed') await this.#begin();
    const { base, pushed, title } = this.#record;
    const first = pushed ?? base;
    const isMerge = pushed !== undefined && !(await repository.contains(pushed, base));
    const commit = await commitContent(repository, this.root, {
      ...{ base, person, message: message?.trim() || title },
      parents: isMerge ? [first, base] : [first],
    });
    if (commit === undefined && (pushed === undefined || this.#record.pullRequest || !host))
      throw new EditError('Nothing has changed since the last publication');
    if (commit !== undefined && direct && (await this.#pushDirectly(commit))) return;
    if (commit !== undefined) {
      await repository.push(commit, this.#record.branch);
      await this.#update({ pushed: commit });
    }
    if (host) await this.#openPullRequest(host, person);
  }

  /** Pushes to the published branch; false if that is protected and there is a host for pull requests. */
  async #pushDirectly(commit: string): Promise<boolean> {
    const { repository, host } = this.#parts;
    if ((await repository.resolve(repository.base)) !== this.#record.base)
      throw new EditError('The site has changed since. Take its changes over first');
    try {
      await repository.push(commit, repository.branch);
    } catch (error) {
      if (host && /protected|denied|not allowed/i.test((error as Error).message)) return false;
      throw error;
    }
    await this.#moveTo(commit);
    await this.#update({ pushed: commit, published: true });
    return true;
  }

  async #openPullRequest(host: Host, person: Person): Promise<void> {
    const { title, branch, pullRequest } = this.#record;
    if (!pullRequest) {
      const body = `Changes by ${person.name || person.email}, made in the visual editor.`;
      const base = this.#parts.repository.branch;
      const opened = await host.open({ branch, base, title, body });
      await this.#update({ pullRequest: { ...opened, title } });
    } else if (pullRequest.title !== title) {
      await host.rename(pullRequest.number, title);
      await this.#update({ pullRequest: { ...pullRequest, title } });
    }
  }

  async #replay({
    session,
    choices = {},
  }: {
    session: DraftSession;
    choices?: Readonly<Record<string, Side>>;
  }): Promise<string[]> {
    const { repository } = this.#parts;
    await repository.fetch();
    const { base, pushed } = this.#record;
    const foreign = await this.#findForeignCommit();
    if (foreign) {
      const from = pushed ?? base;
      const steps = { repository, session, from, to: foreign, withCode: false, choices };
      const undecided = await replay(steps);
      if (undecided.length > 0) return undecided;
      await this.#update({ pushed: foreign });
    }
    const moved = await repository.resolve(repository.base);
    if (moved === undefined || moved === base || session.conflicts.length > 0) return [];
    const isPublished = this.#record.published;
    const steps = { repository, session, from: base, to: moved, withCode: true, choices };
    const undecided = await replay(steps);
    if (undecided.length > 0) return undecided;
    await this.#moveTo(moved);
    if (isPublished) await this.#begin();
    return [];
  }

  /** Lets the set begin with another commit, whose files are in the worktree already. */
  async #moveTo(base: string): Promise<void> {
    const git = (...args: string[]) => this.#parts.repository.gitIn(this.root, {}, ...args);
    await git('update-ref', '--no-deref', 'HEAD', base);
    await git('read-tree', base);
    await this.#update({ base });
  }

  /** Begins a new pull request after the last one was published, in a branch of its own. */
  async #begin(): Promise<void> {
    const { pushed: _, pullRequest: __, published: ___, ...record } = this.#record;
    const round = Number(/\.(\d+)$/.exec(record.branch)?.[1] ?? 1) + 1;
    this.#record = { ...record, branch: `blockwright/${record.id}.${round}` };
    await this.#update({});
  }

  /** Finds what the set's branch has at the remote, unless it was pushed from here, as far as is known. */
  async #findForeignCommit(): Promise<string | undefined> {
    const { pushed, branch } = this.#record;
    const found = await this.#parts.repository.resolve(`refs/remotes/origin/${branch}`);
    return this.#record.published || found === pushed ? undefined : found;
  }

  /** Whether the published branch contains what was pushed, also as a single commit of all. */
  async #isPublished(pushed: string, mergeCommit: string | undefined): Promise<boolean> {
    const { repository } = this.#parts;
    if (await repository.contains(repository.base, pushed)) return true;
    return mergeCommit !== undefined && repository.contains(repository.base, mergeCommit);
  }

  async #update(changes: Partial<SetRecord>): Promise<void> {
    this.#record = { ...this.#record, ...changes };
    await this.#parts.file.write(this.#record);
  }

  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.#queue.add(work).finally(() => {
      this.#status = undefined;
    });
  }
}

function toState(
  pushed: string | undefined,
  known: PullRequestStatus | undefined,
): SetStatus['state'] {
  if (!pushed) return 'draft';
  if (!known) return 'open';
  return known.state === 'open' && known.checks === 'failed' ? 'checks failed' : known.state;
}
