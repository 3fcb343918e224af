import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { explainSystemError } from './explainSystemError.ts';
import { writeWhole } from './writeWhole.ts';

const patch = Type.Object({ at: Type.Number(), before: Type.String(), after: Type.String() });

const step = Type.Object({
  label: Type.String(),
  key: Type.Optional(Type.String()),
  time: Type.Number(),
  patches: Type.Record(Type.String(), patch),
});

const texts = Type.Array(Type.Tuple([Type.String(), Type.String()]));

const keptSession = Type.Object({
  drafts: texts,
  bases: texts,
  done: Type.Array(step),
  undone: Type.Array(step),
});

/** What outlives a restart of the editor: unsaved texts, and the steps that undo takes back. */
export type StoredSession = Static<typeof keptSession>;

/** The file in which the editor keeps what is not saved: `.blockwright/edit/session.json`. */
export class SessionFile {
  readonly #path: string;
  #setAside: string | undefined;

  constructor(root: string) {
    this.#path = join(root, '.blockwright', 'edit', 'session.json');
  }

  /** What became of a file that could not be read; undefined when all is well. */
  get loadWarning(): string | undefined {
    return this.#setAside;
  }

  /** Reads what was kept. A damaged file is set aside: it may hold what somebody wrote. */
  async read(): Promise<StoredSession | undefined> {
    let text: string;
    try {
      text = await readFile(this.#path, 'utf8');
    } catch (error) {
      if (/^(ENOENT|ENOTDIR)$/.test((error as NodeJS.ErrnoException).code ?? '')) return undefined;
      return this.#moveAside(explainSystemError(error));
    }
    try {
      const content: unknown = JSON.parse(text);
      if (Value.Check(keptSession, content)) return content;
    } catch {
      // Not JSON: the same as JSON of another form.
    }
    return this.#moveAside('it is damaged');
  }

  /** Replaces what is kept. */
  async write(session: StoredSession): Promise<void> {
    await writeWhole(this.#path, JSON.stringify(session));
  }

  async #moveAside(reason: string): Promise<undefined> {
    const other = `session.${new Date().toISOString().replaceAll(':', '-')}.json`;
    const kept = await rename(this.#path, this.#path.replace(/session\.json$/, other)).then(
      () => `They are now in .blockwright/edit/${other}.`,
      (error) => `They could not be set aside either: ${explainSystemError(error)}.`,
    );
    this.#setAside = `The unsaved changes of the last session could not be read: ${reason}. ${kept}`;
    return undefined;
  }
}
