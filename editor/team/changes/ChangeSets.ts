import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { listNames } from '../../../base/files/listNames.ts';
import { EditError } from '../../../features/_shared/yamlEdits/index.ts';
import { Queue } from '../../server/draft/Queue.ts';
import type { GitHost } from '../hosts/GitHost.ts';
import { ChangeSet, toTitle } from './ChangeSet.ts';
import type { Person } from './Person.ts';
import { Repository, type RepositoryOptions } from './Repository.ts';
import { recoverData } from './recoverData.ts';
import { SetFile } from './SetFile.ts';

/** Options of `ChangeSets.open`. */
export interface ChangeSetsOptions extends RepositoryOptions {
  /** The folder for the bare clone and all sets. */
  folder: string;
  /** Where pull requests are opened; absent for a plain git server. */
  host?: GitHost | undefined;
  /** Whether to publish by a push to the branch, which must not be protected. */
  direct?: boolean | undefined;
  /** How many sets of one person may wait for publication: each is a copy of the site. 20 by default. */
  maxSets?: number;
  /** Receives what the operator should know. */
  warn?: (message: string) => void;
}

/** The change sets of a site: branches with a worktree each, in a folder on disk. */
export class ChangeSets {
  readonly repository: Repository;
  readonly #options: ChangeSetsOptions;
  readonly #folder: string;
  readonly #open = new Map<string, ChangeSet>();
  readonly #removed = new Set<string>();
  /** Requests at once must not exceed the limit. */
  readonly #creations = new Queue();

  private constructor(options: ChangeSetsOptions, repository: Repository) {
    this.#options = options;
    this.repository = repository;
    this.#folder = join(options.folder, 'sets');
  }

  /** Opens the sets in a folder, which no other process may use, and clones the repository at first. */
  static async open(options: ChangeSetsOptions): Promise<ChangeSets> {
    const { warn = () => undefined } = options;
    await recoverData(options.folder, warn);
    const folder = join(options.folder, 'repository.git');
    return new ChangeSets(options, await Repository.open({ ...options, folder }));
  }

  /** Where publishing leads: to the published branch, a pull request, or a branch that others merge. */
  get publishes(): 'site' | 'request' | 'branch' {
    if (this.#options.direct) return 'site';
    return this.#options.host ? 'request' : 'branch';
  }

  /** Lists all sets, the newest first. */
  async list(): Promise<ChangeSet[]> {
    const sets = await Promise.all(listNames(this.#folder).map((id) => this.find(id)));
    return sets
      .filter((set) => set !== undefined)
      .sort((one, other) => (other.describe().created < one.describe().created ? -1 : 1));
  }

  /**
   * Creates a set that begins with the published branch. Rejects with an EditError if too many sets of
   * the person are not published.
   */
  create(options: { title: string; person: Person }): Promise<ChangeSet> {
    return this.#creations.add(() => this.#create(options));
  }

  async #create({ title, person }: { title: string; person: Person }): Promise<ChangeSet> {
    const record = { title: toTitle(title), author: person };
    await this.#checkLimit(person.email);
    const { repository } = this;
    const base = await repository.resolve(repository.base);
    if (base === undefined)
      throw new EditError(`The repository has no branch ${repository.branch}`);
    const id = randomBytes(8).toString('hex');
    const folder = join(this.#folder, id);
    await repository.queue.add(() =>
      repository.git('worktree', 'add', '--quiet', '--detach', '--', join(folder, 'site'), base),
    );
    await SetFile.create(folder, {
      id,
      ...record,
      created: new Date().toISOString(),
      base,
      branch: `blockwright/${id}`,
    });
    return (await this.find(id)) as ChangeSet;
  }

  async #checkLimit(email: string): Promise<void> {
    const { maxSets = 20 } = this.#options;
    const list = async () =>
      (await this.list()).filter((set) => {
        const { author, published } = set.describe();
        return author.email === email && !published;
      });
    const sets = await list();
    if (sets.length < maxSets) return;
    // Some may have been merged since somebody looked at them.
    await Promise.allSettled(sets.map((set) => set.status(10_000)));
    if ((await list()).length >= maxSets)
      throw new EditError(
        `You have ${maxSets} change sets that are not published. Publish or remove one first`,
      );
  }

  /** Returns a set by its id; undefined if there is none. */
  async find(id: string): Promise<ChangeSet | undefined> {
    if (!/^[0-9a-f]{16}$/.test(id)) return undefined;
    const known = this.#open.get(id);
    if (known) return known;
    const folder = join(this.#folder, id);
    const file = await SetFile.open(folder);
    // Meanwhile the set may have been removed.
    if (!file || this.#removed.has(id)) return undefined;
    const { host, direct = false } = this.#options;
    const parts = { root: join(folder, 'site'), file, repository: this.repository, host, direct };
    const set: ChangeSet =
      this.#open.get(id) ??
      new ChangeSet(parts, (isRemoved) => {
        if (isRemoved) {
          this.#open.delete(id);
          this.#removed.add(id);
        } else {
          this.#open.set(id, set);
          this.#removed.delete(id);
        }
      });
    this.#open.set(id, set);
    return set;
  }
}
