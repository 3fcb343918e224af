import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { writeWhole } from '../../../base/files/writeWhole.ts';
import { Queue } from '../../server/draft/Queue.ts';

const text = Type.String();

const setRecord = Type.Object({
  id: text,
  title: text,
  author: Type.Object({ name: text, email: text }),
  created: text,
  /** The commit of the published branch that the set begins with. */
  base: text,
  /** The branch at the remote. */
  branch: text,
  /** The last commit that was pushed. */
  pushed: Type.Optional(text),
  /** Identifies the pull request at its host, whatever its title and branch. */
  pullRequest: Type.Optional(Type.Object({ number: Type.Integer(), link: text, title: text })),
  /** Whether the published branch contains what was pushed. */
  published: Type.Optional(Type.Boolean()),
  /** How often the links to the preview were revoked: links of earlier rounds open nothing. */
  previewRound: Type.Optional(Type.Integer()),
});

/** The data of a change set besides its files. */
export type SetRecord = Static<typeof setRecord>;

/** The file that describes a change set: `set.json` beside its worktree. */
export class SetFile {
  readonly #path: string;
  #record: SetRecord;
  /** An earlier record must not replace a later one. */
  readonly #queue = new Queue();
  #isRemoved = false;

  /** Whether the set was removed, or is about to be. */
  get isRemoved(): boolean {
    return this.#isRemoved;
  }

  private constructor(path: string, record: SetRecord) {
    this.#path = path;
    this.#record = record;
  }

  /** Writes the description of a new set. */
  static async create(folder: string, record: SetRecord): Promise<SetFile> {
    const file = new SetFile(join(folder, name), record);
    await file.update({});
    return file;
  }

  /** Reads the description of a set; undefined if it does not exist. */
  static async open(folder: string): Promise<SetFile | undefined> {
    const path = join(folder, name);
    const content = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
    if (content === undefined) return undefined;
    const record: unknown = JSON.parse(content);
    if (!Value.Check(setRecord, record)) throw new Error(`${path} is damaged`);
    return new SetFile(path, record);
  }

  /** The data of the set. */
  get record(): Readonly<SetRecord> {
    return this.#record;
  }

  /** Changes a part of the description, unless it was removed. */
  update(changes: Partial<SetRecord>): Promise<void> {
    const record = { ...this.#record, ...changes };
    this.#record = record;
    return this.#queue.add(async () => {
      const text = JSON.stringify(record, undefined, 2);
      if (!this.#isRemoved) await writeWhole(this.#path, text, { isPrivate: true });
    });
  }

  /** Begins a new pull request after the last one was published, in a branch of its own. */
  async beginAgain(): Promise<void> {
    const { pushed: _, pullRequest: __, published: ___, ...record } = this.#record;
    const round = Number(/\.(\d+)$/.exec(record.branch)?.[1] ?? 1) + 1;
    this.#record = record;
    await this.update({ branch: `blockwright/${record.id}.${round}` });
  }

  /** Removes the description: later changes of it do nothing. */
  remove(): Promise<void> {
    this.#isRemoved = true;
    return this.#queue.add(() => rm(this.#path, { force: true }));
  }

  /** Writes the description again, because the set could not be removed. */
  restore(): Promise<void> {
    this.#isRemoved = false;
    return this.update({});
  }
}

const name = 'set.json';
