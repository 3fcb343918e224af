import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Host } from '../hosts/Host.ts';
import type { Repository } from './Repository.ts';
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

/**
 * Changes of the site that are published together. The worktree's HEAD stays at the commit of the
 * published branch that the set begins with; commits of the set are made beside it.
 */
export class ChangeSet {
  readonly root: string;
  readonly #parts: ChangeSetParts;
  #record: SetRecord;

  constructor(parts: ChangeSetParts) {
    this.#parts = parts;
    this.root = parts.root;
    this.#record = parts.record;
  }

  /** Returns what is known of the set. */
  describe(): Readonly<SetRecord> {
    return this.#record;
  }

  /** Gives the set another title. */
  async rename(title: string): Promise<void> {
    await this.#update({ title: title.trim() });
  }

  /** Deletes the set with all its files. Its branch and pull request at the remote stay. */
  async remove(): Promise<void> {
    const { repository, onRemove } = this.#parts;
    onRemove();
    await repository.inTurn(() =>
      repository.git('worktree', 'remove', '--force', '--force', '--', this.root),
    );
    await rm(dirname(this.root), { recursive: true, force: true });
  }

  async #update(changes: Partial<SetRecord>): Promise<void> {
    this.#record = { ...this.#record, ...changes };
    await this.#parts.file.write(this.#record);
  }
}
