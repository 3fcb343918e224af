import { join } from 'node:path';
import { applyCommand } from '../yaml/applyCommand.ts';
import { EditError } from '../yaml/EditError.ts';
import type { EditorCommand } from '../yaml/EditorCommand.ts';
import { SiteTexts } from '../yaml/SiteTexts.ts';
import { YamlText } from '../yaml/YamlText.ts';
import { History } from './History.ts';
import { mergeTexts } from './mergeTexts.ts';
import { readStableText } from './readStableText.ts';
import { SessionFile } from './SessionFile.ts';
import { readSiteFiles } from './siteFiles.ts';
import { writeWhole } from './writeWhole.ts';

/** A file that was changed here and on disk in ways that contradict each other. */
export interface Conflict {
  file: string;
  mine: string;
  theirs: string;
}

/**
 * What somebody is writing: the texts of the site as they are in the editor, unsaved changes
 * included, with undo and redo that outlive a restart (`.blockwright/edit/`).
 */
export class DraftSession {
  readonly root: string;
  #disk = new Map<string, string>();
  #drafts = new Map<string, string>();
  #conflicts = new Map<string, Conflict>();
  readonly #parsed = new Map<string, YamlText>();
  readonly #history = new History();
  readonly #file: SessionFile;
  /** Saves and stores one after the other. */
  #writing: Promise<unknown> = Promise.resolve();

  private constructor(root: string) {
    this.root = root;
    this.#file = new SessionFile(root);
  }

  /** Opens the site in `root`, with what was left unsaved last time. */
  static async open(root: string): Promise<DraftSession> {
    const session = new DraftSession(root);
    const files = await readSiteFiles(root);
    const kept = await session.#file.read();
    session.#disk = new Map(kept?.bases);
    session.#drafts = new Map(kept?.drafts.filter(([file]) => files.has(file)));
    Object.assign(session.#history, { done: kept?.done ?? [], undone: kept?.undone ?? [] });
    for (const file of session.files) if (!files.has(file)) session.#disk.delete(file);
    for (const [file, text] of files) session.#arrived(file, text);
    session.#disk = new Map([...files.keys()].map((file) => [file, session.savedText(file)]));
    return session;
  }

  /** Every file, manifest first. */
  get files(): string[] {
    return [...this.#disk.keys()];
  }

  /** Files with unsaved changes. */
  get unsaved(): string[] {
    return this.files.filter((file) => this.text(file) !== this.#disk.get(file));
  }

  /** What became of a session that could not be read; undefined when all is well. */
  get loadWarning(): string | undefined {
    return this.#file.loadWarning;
  }

  /** What must be decided before anything is saved. */
  get conflicts(): Conflict[] {
    return [...this.#conflicts.values()];
  }

  /** What undo would take back, and redo do again. */
  get steps(): { undo: string | undefined; redo: string | undefined } {
    return { undo: this.#history.done.at(-1)?.label, redo: this.#history.undone.at(-1)?.label };
  }

  /** A file as it is in the editor. */
  text(file: string): string {
    const text = this.#drafts.get(file) ?? this.#disk.get(file);
    if (text === undefined) throw new EditError(`The file ${file} does not exist`);
    return text;
  }

  /** A file as it is on disk. */
  savedText(file: string): string {
    return this.#disk.get(file) ?? '';
  }

  /** For `checkSite`: unsaved text, where there is any. */
  readonly overlay = (file: string): string | undefined => this.#drafts.get(file);

  /** A file with its tree. Throws an EditError while it is not readable YAML. */
  yaml(file: string): YamlText {
    const text = this.text(file);
    const known = this.#parsed.get(file);
    if (known?.text === text) return known;
    const yaml = new YamlText(text);
    this.#parsed.set(file, yaml);
    return yaml;
  }

  /** Carries out operations as one step; nothing happens when one of them cannot be. */
  applyCommands(operations: readonly EditorCommand[], label: string, key?: string): void {
    const texts = new SiteTexts(this.files, (file) => this.yaml(file));
    for (const operation of operations) applyCommand(texts, operation);
    for (const [file, yaml] of texts.changes) this.#parsed.set(file, yaml);
    this.#change(new Map([...texts.changes].map(([file, { text }]) => [file, text])), label, key);
  }

  /** Replaces the text of a file, readable or not. */
  replaceText(file: string, text: string): void {
    this.#change(new Map([[file, text]]), `Edit ${file}`, `text ${file}`);
  }

  /** Takes the last step back. */
  undo(): void {
    this.#take(this.#history.undo((file) => this.text(file)));
  }

  /** Does again what was undone last. */
  redo(): void {
    this.#take(this.#history.redo((file) => this.text(file)));
  }

  /** Decides a conflict for one of the two texts, or for one made of both. */
  resolveConflict(file: string, text: string): void {
    const conflict = this.#conflicts.get(file);
    if (!conflict) return;
    this.#conflicts.delete(file);
    this.#disk.set(file, conflict.theirs);
    this.#change(new Map([[file, text]]), `Decide ${file}`);
  }

  /**
   * Takes note of a file that changed, came or went on disk: merges what is unsaved here with it.
   * False when nothing is new.
   */
  async readFromDisk(file: string): Promise<boolean> {
    const text = await readStableText(join(this.root, file));
    if (text === this.#disk.get(file)) return false;
    if (text !== undefined) this.#arrived(file, text);
    // What somebody is writing is kept: saving makes the file anew.
    else if (this.#drafts.has(file)) this.#disk.set(file, '');
    else this.#disk.delete(file);
    return true;
  }

  /**
   * Writes every unsaved file; what is written meanwhile stays unsaved. Throws an EditError while a
   * conflict is undecided, and the system's error when a file cannot be written.
   */
  save(): Promise<string[]> {
    return this.#inTurn(() => this.#save());
  }

  /** Writes down drafts and history, so that a reload or restart goes on where this ended. */
  store(): Promise<void> {
    return this.#inTurn(() =>
      this.#file.write({
        drafts: [...this.#drafts],
        bases: [...this.#disk],
        done: this.#history.done.slice(-500),
        undone: this.#history.undone,
      }),
    );
  }

  async #save(): Promise<string[]> {
    for (const file of this.unsaved) await this.readFromDisk(file);
    const [conflict] = this.conflicts;
    if (conflict)
      throw new EditError(`${conflict.file} also changed on disk. Resolve the conflict first`);
    const files = this.unsaved;
    for (const file of files) {
      const text = this.text(file);
      await writeWhole(join(this.root, file), text);
      this.#disk.set(file, text);
      if (this.#drafts.get(file) === text) this.#drafts.delete(file);
    }
    return files;
  }

  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#writing.then(work);
    this.#writing = result.catch(() => undefined);
    return result;
  }

  #arrived(file: string, theirs: string): void {
    const base = this.#disk.get(file);
    if (base === theirs || base === undefined) {
      this.#disk.set(file, theirs);
      return;
    }
    const mine = this.text(file);
    const merged = mine === base ? theirs : mergeTexts(mine, base, theirs);
    if (merged === undefined) {
      this.#conflicts.set(file, { file, mine, theirs });
      return;
    }
    this.#conflicts.delete(file);
    this.#disk.set(file, theirs);
    this.#drafts.set(file, mine);
    this.#change(new Map([[file, merged]]), `${file} changed on disk`);
  }

  #change(texts: Map<string, string>, label: string, key?: string): void {
    const changes = new Map<string, { before: string; after: string }>();
    for (const [file, after] of texts) {
      const before = this.text(file);
      if (before !== after) changes.set(file, { before, after });
    }
    if (changes.size === 0) return;
    this.#history.add(label, changes, key);
    this.#set(texts);
  }

  #take(texts: Map<string, string> | undefined): void {
    if (!texts) throw new EditError('There is nothing to undo or redo');
    this.#set(texts);
  }

  #set(texts: Map<string, string>): void {
    for (const [file, text] of texts) {
      if (text === this.#disk.get(file)) this.#drafts.delete(file);
      else this.#drafts.set(file, text);
    }
  }
}
