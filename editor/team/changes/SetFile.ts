import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { writeWhole } from '../../../base/files/writeWhole.ts';
import { Queue } from '../../../base/lists/Queue.ts';

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
  /** How often the links to the preview were ended: links of earlier rounds open nothing. */
  previewRound: Type.Optional(Type.Integer()),
});

/** What is known of a change set besides its files. */
export type SetRecord = Static<typeof setRecord>;

/** The file that describes a change set: `set.json` beside its worktree. */
export class SetFile {
  readonly #path: string;
  /** An earlier record must not replace a later one. */
  readonly #queue = new Queue();
  #isRemoved = false;

  constructor(folder: string) {
    this.#path = join(folder, 'set.json');
  }

  /** Reads the description; undefined if there is none. */
  async read(): Promise<SetRecord | undefined> {
    const content = await readFile(this.#path, 'utf8').catch(() => undefined);
    if (content === undefined) return undefined;
    const record: unknown = JSON.parse(content);
    if (!Value.Check(setRecord, record)) throw new Error(`${this.#path} is damaged`);
    return record;
  }

  /** Replaces the description, unless it was removed. */
  write(record: SetRecord): Promise<void> {
    return this.#queue.add(async () => {
      if (!this.#isRemoved) await writeWhole(this.#path, JSON.stringify(record, undefined, 2));
    });
  }

  /** Removes the description for good. */
  remove(): Promise<void> {
    this.#isRemoved = true;
    return this.#queue.add(() => rm(this.#path, { force: true }));
  }
}
