import { readFile, rename } from 'node:fs/promises';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { cachePath } from '../../../base/files/cachePath.ts';
import { writeWhole } from '../../../base/files/writeWhole.ts';
import { getSystemErrorReason } from './getSystemErrorReason.ts';
import { step } from './History.ts';

const texts = Type.Array(Type.Tuple([Type.String(), Type.String()]));

const storedSession = Type.Object({
  drafts: texts,
  bases: texts,
  moves: Type.Optional(Type.Array(Type.Tuple([Type.String(), Type.Array(Type.String())]))),
  done: Type.Array(step),
  undone: Type.Array(step),
  applied: Type.Optional(Type.Array(Type.String())),
});

/** The part of a session that outlives a restart: drafts, the texts they began from, history, and applied requests. */
type StoredSession = Static<typeof storedSession>;

/** The file that stores a session: `.blockwright/edit/session.json`. */
export class SessionFile {
  readonly #path: string;
  /** Why the file could not be read, and where it is now; undefined if it could. */
  loadWarning: string | undefined;

  constructor(root: string) {
    this.#path = cachePath(root, 'edit', 'session.json');
  }

  /** Reads the stored session. A damaged file is renamed, since it may contain unsaved work. */
  async read(): Promise<StoredSession | undefined> {
    let text: string;
    try {
      text = await readFile(this.#path, 'utf8');
    } catch (error) {
      if (/^(ENOENT|ENOTDIR)$/.test((error as NodeJS.ErrnoException).code ?? '')) return undefined;
      return this.#moveAside(getSystemErrorReason(error));
    }
    try {
      const content: unknown = JSON.parse(text);
      if (Value.Check(storedSession, content)) return content;
    } catch {
      // Text that is not JSON is treated like JSON of another shape.
    }
    return this.#moveAside('it is damaged');
  }

  /** Replaces the stored session. */
  async write(session: StoredSession): Promise<void> {
    await writeWhole(this.#path, JSON.stringify(session));
  }

  async #moveAside(reason: string): Promise<undefined> {
    const other = `session.${new Date().toISOString().replaceAll(':', '-')}.json`;
    const outcome = await rename(this.#path, this.#path.replace(/session\.json$/, other)).then(
      () => `They are now in .blockwright/edit/${other}.`,
      (error) => `They could not be set aside either: ${getSystemErrorReason(error)}.`,
    );
    this.loadWarning = `The unsaved changes of the last session could not be read: ${reason}. ${outcome}`;
    return undefined;
  }
}
