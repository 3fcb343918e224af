import { rm } from 'node:fs/promises';
import { resolveWritable, writeSiteFile } from '../../../base/files/writeSiteFile.ts';
import { EditError } from '../../../features/_shared/yamlEdits/index.ts';
import { type DraftTexts, isRemoved } from './DraftTexts.ts';
import { Queue } from './Queue.ts';
import { readStableText, readText } from './readStableText.ts';

/** The text of a file before and after a change that was made elsewhere; undefined for no such file. */
export interface TextChangeElsewhere {
  before: string | undefined;
  after: string | undefined;
}

/** What a session does when its files are read and written. */
interface SessionPorts {
  /**
   * Merges the text of a file on disk with its draft; undefined if there is no such file.
   *
   * @param moves what both sides moved between files
   */
  merge(file: string, text: string | undefined, moves?: ReadonlySet<string>): void;
  /**
   * Stores drafts and history for the next start.
   *
   * @param moves what both sides moved, for each file that is about to be taken over
   */
  store(moves?: [string, string[]][]): Promise<void>;
  markSaved(): void;
}

/** Keeps the drafts of a session and the files of its site in step. It writes one thing at a time. */
export class DiskSync {
  readonly #root: string;
  readonly #texts: DraftTexts;
  readonly #session: SessionPorts;
  /** Files that saving has found changed on disk, and no call of `readFile` has reported yet. */
  readonly #foundBySaving = new Set<string>();
  /** Writes to disk: saving and storing must not overlap. */
  readonly #writes = new Queue();

  constructor(root: string, texts: DraftTexts, session: SessionPorts) {
    this.#root = root;
    this.#texts = texts;
    this.#session = session;
  }

  /**
   * Reads a file that was changed, added or removed on disk, and merges it with its draft. False if
   * its text is known already, but not if only saving has noticed the change.
   */
  readFile(file: string): Promise<boolean> {
    // In the middle of saving, our own text would count as the change of another program.
    return this.#writes.add(async () => {
      const isFound = this.#foundBySaving.delete(file);
      return (await this.#readFile(file)) || isFound;
    });
  }

  /**
   * Takes over files that changed elsewhere since the changes here, saved or not, began. They are merged
   * as files that change on disk. Rejects with an EditError while a conflict is unresolved.
   */
  takeOver(files: ReadonlyMap<string, TextChangeElsewhere>): Promise<void> {
    return this.#writes.add(async () => {
      this.#refuseConflicts();
      for (const [file, { before }] of files) this.#texts.rebase(file, before);
      const moves = this.#texts.findMoves(
        new Map([...files].map(([file, { after }]) => [file, after])),
      );
      // A process that is killed now finds both sides and the moves at its next start.
      await this.#session.store(Array.from(files.keys(), (file) => [file, [...moves]]));
      for (const [file, { after }] of files) {
        if (after === undefined) await rm(resolveWritable(this.#root, file), { force: true });
        else await writeSiteFile(this.#root, file, after);
        this.#session.merge(file, after, moves);
      }
      await this.#session.store();
    });
  }

  /**
   * Writes every unsaved file, and returns their paths. Changes made meanwhile stay unsaved. Rejects
   * with an EditError if a conflict is unresolved, and with the system's error if a file cannot be
   * written.
   */
  save(): Promise<string[]> {
    return this.#writes.add(() => this.#save());
  }

  /** Stores drafts and history for the next start. */
  store(): Promise<void> {
    return this.#writes.add(() => this.#session.store());
  }

  async #save(): Promise<string[]> {
    for (const file of this.#texts.unsaved) await this.#readBeforeSaving(file);
    this.#refuseConflicts();
    const files = this.#texts.unsaved;
    try {
      for (const file of files) await this.#saveFile(file);
    } finally {
      this.#session.markSaved();
    }
    return files;
  }

  async #saveFile(file: string): Promise<void> {
    // Another program may have written it since it was read.
    if (((await readText(this.#root, file)) ?? '') !== this.#texts.savedText(file)) {
      await this.#readBeforeSaving(file);
      this.#refuseConflicts();
    }
    const text = this.#texts.text(file);
    if (isRemoved(file, text)) await rm(resolveWritable(this.#root, file), { force: true });
    else await writeSiteFile(this.#root, file, text);
    this.#texts.markSaved(file, text);
  }

  async #readBeforeSaving(file: string): Promise<void> {
    if (await this.#readFile(file)) this.#foundBySaving.add(file);
  }

  async #readFile(file: string): Promise<boolean> {
    const text = await readStableText(this.#root, file, this.#texts.savedText(file));
    const isKnown = this.#texts.files.includes(file);
    const isConflicting = this.#texts.conflicts.some((conflict) => conflict.file === file);
    // A draft may be of a file that is not on disk yet.
    const found = this.#texts.draft(file) === undefined ? text : (text ?? '');
    if (!isConflicting && (isKnown ? found === this.#texts.savedText(file) : text === undefined))
      return false;
    this.#session.merge(file, text);
    return true;
  }

  #refuseConflicts(): void {
    const [conflict] = this.#texts.conflicts;
    if (conflict)
      throw new EditError(`${conflict.file} also changed elsewhere. Resolve the conflict first`);
  }
}
