import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { EditError } from '../../../features/_shared/yamlEdits/index.ts';
import type { PageAddress } from '../../protocol/PageAddress.ts';
import type { SetStatus } from '../../protocol/SetStatus.ts';
import type { DraftSession } from '../../server/draft/DraftSession.ts';
import { Queue } from '../../server/draft/Queue.ts';
import { discardChange } from './discardChange.ts';
import { type Publication, publishSet } from './publishSet.ts';
import { readSetStatus } from './readSetStatus.ts';
import { restSuffix } from './recoverData.ts';
import { type ReplayRequest, replaySet } from './replaySet.ts';
import type { SetRecord } from './SetFile.ts';
import type { SetParts } from './SetParts.ts';

/**
 * Changes of the site that are published together. The worktree's HEAD stays at the commit of the
 * published branch that the set begins with; commits of the set are made beside it.
 */
export class ChangeSet {
  readonly root: string;
  readonly #parts: SetParts;
  readonly #onRemoval: (isRemoved: boolean) => void;
  #status: { time: number; value: Promise<SetStatus> } | undefined;
  /** Publications and replays: two of them must not overlap. */
  readonly #queue = new Queue();

  /** @param onRemoval is called when the set is removed, and with `false` if that fails */
  constructor(parts: SetParts, onRemoval: (isRemoved: boolean) => void) {
    this.#parts = parts;
    this.#onRemoval = onRemoval;
    this.root = parts.root;
  }

  /** Returns what is known of the set. */
  describe(): Readonly<SetRecord> {
    return this.#parts.file.record;
  }

  /** Gives the set another title, and its pull request the next time that it is published. */
  async rename(title: string): Promise<void> {
    await this.#parts.file.update({ title: toTitle(title) });
  }

  /** Revokes all links to the preview that were created so far. */
  async revokePreviewLinks(): Promise<void> {
    const { file } = this.#parts;
    await file.update({ previewRound: (file.record.previewRound ?? 0) + 1 });
  }

  /** Publishes what the worktree contains, as `publishSet` does. */
  publish(publication: Publication): Promise<void> {
    return this.#inTurn(() => publishSet(this.#parts, publication));
  }

  /**
   * Returns how far the set has come, by what the remote and the host say.
   *
   * @param maxAge how old the answer may be, in milliseconds: many windows ask for it
   */
  status(maxAge = 0): Promise<SetStatus> {
    if (!this.#status || performance.now() - this.#status.time >= maxAge)
      this.#status = { time: performance.now(), value: readSetStatus(this.#parts) };
    return this.#status.value;
  }

  /** Takes over what others published, as `replaySet` does. */
  replay(request: ReplayRequest): Promise<string[]> {
    return this.#inTurn(() => replaySet(this.#parts, request));
  }

  /** Discards one change: of a page, of the rest of a file, or of a file as a whole. */
  discard(options: { session: DraftSession; change: PageAddress }): Promise<void> {
    return this.#inTurn(() => discardChange(options.session, options.change));
  }

  /**
   * Deletes the set with all its files. Its branch and pull request at the remote stay. Rejects if that
   * fails; the set then stays as it was, or leaves a folder that is no set.
   *
   * @param close ends the requests that write into the folder of the set: they would create it again
   */
  async remove(close: () => Promise<void> = async () => undefined): Promise<void> {
    const { repository, file } = this.#parts;
    if (file.isRemoved) throw new EditError('These changes were removed');
    const folder = dirname(this.root);
    const rest = `${folder}${restSuffix}`;
    const removed = file.remove();
    this.#onRemoval(true);
    try {
      await removed;
      await close();
      // If a file cannot be deleted, half a set must not pass for one.
      await rename(folder, rest);
    } catch (error) {
      this.#onRemoval(false);
      await file.restore();
      throw error;
    }
    // `git worktree remove` refuses a damaged folder.
    await rm(rest, { recursive: true, force: true, maxRetries: 5 });
    await repository.queue.add(() => repository.git('worktree', 'prune'));
  }

  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const workUnlessRemoved = async () => {
      if (this.#parts.file.isRemoved) throw new EditError('These changes were removed');
      return work();
    };
    return this.#queue.add(workUnlessRemoved).finally(() => {
      this.#status = undefined;
    });
  }
}

/** Returns a title in one line: it becomes the first line of a commit. Throws an EditError if it is empty. */
export function toTitle(text: string): string {
  const title = text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  if (title === '') throw new EditError('Give the changes a title');
  return title;
}
