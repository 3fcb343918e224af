import { rm } from 'node:fs/promises';
import { resolveWritable, writeSiteFile } from '../../../base/files/writeSiteFile.ts';
import { EditError, type YamlText } from '../../../features/_shared/yamlEdits/index.ts';
import type { CheckOptions } from '../../../schema/index.ts';
import type { Side } from '../../merge/settleValues.ts';
import type { HistoryStep } from '../../protocol/HistoryStep.ts';
import type { SiteCommand } from '../../yaml/commands/EditorCommand.ts';
import { SiteTexts } from '../../yaml/commands/SiteTexts.ts';
import { applyCommand } from './applyCommand.ts';
import type { DraftOutline } from './DraftOutline.ts';
import { type Conflict, DraftTexts, isRemoved } from './DraftTexts.ts';
import { EditorWindows } from './EditorWindows.ts';
import { elsewhere, History, type Step } from './History.ts';
import { Queue } from './Queue.ts';
import { readSiteFiles } from './readSiteFiles.ts';
import { readStableText, readText } from './readStableText.ts';
import { SessionLog } from './SessionLog.ts';

/** The text of a file before and after a change that was made elsewhere; undefined for no such file. */
export interface TextChangeElsewhere {
  before: string | undefined;
  after: string | undefined;
}

/** The number of ids of requests that are remembered. */
const rememberedRequests = 500;

/**
 * An editing session: the texts of a site with unsaved changes, undo and redo. Drafts and history
 * are stored in `.blockwright/edit/` and outlive a restart, also after the process was killed.
 */
export class DraftSession {
  readonly root: string;
  readonly #texts = new DraftTexts();
  readonly #history = new History();
  readonly #log: SessionLog;
  /**
   * Throws if the person who asks for a change may not make it. Set by servers for several people.
   *
   * @param isWholeText whether somebody wrote the texts themselves
   */
  guard: ((texts: ReadonlyMap<string, string>, isWholeText?: boolean) => void) | undefined;
  /** Is called after somebody changed files, which are named. Set by servers for several people. */
  onChange: ((files: readonly string[]) => void) | undefined;
  /** Is called whenever something changes that is not stored yet. */
  onUnstored: (() => void) | undefined;
  /**
   * Writes a file of so many bytes. Replaced by servers for several people, where it rejects if the site
   * has no room for it.
   */
  addFile: <Result>(bytes: number, write: () => Promise<Result>) => Promise<Result> = (_, write) =>
    write();
  /** The ids of the last requests that were applied, which outlive a restart. */
  readonly applied = new Set<string>();
  readonly windows = new EditorWindows();
  /** Files that saving has found changed on disk, which no call of `readFromDisk` has told of yet. */
  readonly #foundBySaving = new Set<string>();
  /** Writes to disk: saving and storing must not overlap. */
  readonly #writes = new Queue();

  private constructor(root: string) {
    this.root = root;
    this.#log = new SessionLog(root);
  }

  /** Opens the site in `root`, with the drafts of the last session. */
  static async open(root: string): Promise<DraftSession> {
    const session = new DraftSession(root);
    const current = readSiteFiles(root);
    const stored = await session.#log.read();
    session.#texts.restore(stored, current);
    session.#history.restore(stored.done, stored.undone);
    for (const id of stored.applied) session.addApplied(id);
    const moves = new Map(stored.moves);
    for (const [file, text] of current)
      session.#mergeFromDisk(file, text, new Set(moves.get(file)));
    return session;
  }

  /** Paths of all files, pages.yaml first. */
  get files(): string[] {
    return this.#texts.files;
  }

  /** Files with unsaved changes. */
  get unsaved(): string[] {
    return this.#texts.unsaved;
  }

  /** Why the drafts of the last session could not be loaded; undefined if they could. */
  get loadWarning(): string | undefined {
    return this.#log.loadWarning;
  }

  /** Conflicts to be resolved before anything is saved. */
  get conflicts(): Conflict[] {
    return this.#texts.conflicts;
  }

  /** Labels of the steps that undo and redo would take in the window that asks. */
  get steps(): { undo: string | undefined; redo: string | undefined } {
    const { undo, redo } = this.#history.next(this.windows.isOwn);
    return { undo: undo?.label, redo: redo?.label };
  }

  /** Returns the text of a file in the editor. Throws an EditError if there is no such file. */
  text(file: string): string {
    return this.#texts.text(file);
  }

  /** Returns the text of a file on disk; empty if there is no such file. */
  savedText(file: string): string {
    return this.#texts.savedText(file);
  }

  /** Returns the draft of a file; undefined if it has none. The overlay of `checkSite`. */
  readonly overlay: NonNullable<CheckOptions['overlay']> = Object.assign(
    (file: string) => this.#texts.draft(file),
    {
      files: () => this.#texts.drafts.map(([file]) => file),
    },
  );

  /** Returns the parsed text of a file. Throws an EditError if it is not valid YAML. */
  yaml(file: string): YamlText {
    return this.#texts.yaml(file);
  }

  /** Returns a manifest without the sections of its pages. */
  outline(file: string): DraftOutline {
    return this.#texts.outline(file);
  }

  /** Applies commands as one undo step. Throws an EditError, and changes nothing, if one fails. */
  applyCommands(commands: readonly SiteCommand[], label: string, key?: string): void {
    const texts = new SiteTexts(
      this.files,
      (file) => this.yaml(file),
      (file) => this.savedText(file),
    );
    for (const command of commands) applyCommand(texts, command);
    const changes = new Map([...texts.changes].map(([file, { text }]) => [file, text]));
    this.#edit(changes, label, key);
    this.#texts.keepParsed(texts.changes);
  }

  /** Replaces the text of a file, which need not be valid YAML. An empty text removes a row or form. */
  replaceText(file: string, text: string, label?: string): void {
    const key = label === undefined ? `text ${file}` : undefined;
    this.#edit(new Map([[file, text]]), label ?? `Edit ${file}`, key, true);
  }

  /** Replaces the texts of files as one undo step. */
  replaceTexts(texts: ReadonlyMap<string, string>, label: string): void {
    this.#edit(texts, label);
  }

  /** Remembers that a request was applied, in place of the oldest request. */
  addApplied(id: string): void {
    this.applied.add(id);
    const [oldest = ''] = this.applied;
    if (this.applied.size > rememberedRequests) this.applied.delete(oldest);
    this.onUnstored?.();
  }

  /** Undoes the last step that the window that asks may take back. Throws an EditError if there is none. */
  undo(): void {
    this.#restore(this.#history.undo(this.#move()));
  }

  /** Redoes the last step that the window that asks may bring back. Throws an EditError if there is none. */
  redo(): void {
    this.#restore(this.#history.redo(this.#move()));
  }

  /** Lists the steps of the history for the window that asks, oldest first; those that were undone follow. */
  listSteps(): HistoryStep[] {
    const toStep = ({ label, time, saved, by }: Step, isUndone: boolean): HistoryStep => ({
      label,
      time,
      isUndone,
      isOwn: !saved || this.windows.isOwn(by),
    });
    return [
      ...this.#history.done.map((step) => toStep(step, false)),
      ...this.#history.undone.map((step) => toStep(step, true)).reverse(),
    ];
  }

  /**
   * Undoes or redoes several steps. Throws an EditError, and changes nothing, if one of them cannot be, or
   * if the last one is not the expected step, because the history has changed since it was listed.
   */
  moveInHistory(direction: 'undo' | 'redo', count: number, last: string): void {
    let moved = 0;
    try {
      for (; moved < count; moved++) {
        if (moved === count - 1 && this.steps[direction] !== last)
          throw new EditError('The history has changed meanwhile. Choose again');
        this[direction]();
      }
    } catch (error) {
      for (; moved > 0; moved--) this[direction === 'undo' ? 'redo' : 'undo']();
      throw error;
    }
  }

  #move(): Parameters<History['undo']>[0] {
    return {
      by: this.windows.asking,
      mayTake: this.windows.isOwn,
      text: (file) => this.text(file),
      accept: (texts) => this.guard?.(texts),
    };
  }

  /** Resolves the conflict of a file, if it has one. Throws an EditError if a choice is missing. */
  resolveConflict(file: string, choices: Readonly<Record<string, Side>>): void {
    this.guard?.(new Map([[file, this.text(file)]]), true);
    const text = this.#texts.settleConflict(file, choices);
    if (text === undefined) return;
    // What this changes here is what others saved.
    this.#change(new Map([[file, text]]), `Decide ${file}`, { by: elsewhere });
    this.onChange?.([file]);
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
      await this.#store(Array.from(files.keys(), (file) => [file, [...moves]]));
      for (const [file, { after }] of files) {
        if (after === undefined) await rm(resolveWritable(this.root, file), { force: true });
        else await writeSiteFile(this.root, file, after);
        this.#mergeFromDisk(file, after, moves);
      }
      await this.#store();
    });
  }

  /**
   * Reads a file that was changed, added or removed on disk, and merges it with its draft. False if
   * its text is known already, but not if only saving has noticed the change.
   */
  readFromDisk(file: string): Promise<boolean> {
    // In the middle of saving, our own text would count as the change of another program.
    return this.#writes.add(async () => {
      const isFound = this.#foundBySaving.delete(file);
      return (await this.#readFromDisk(file)) || isFound;
    });
  }

  async #readFromDisk(file: string): Promise<boolean> {
    const text = await readStableText(this.root, file, this.savedText(file));
    const isKnown = this.files.includes(file);
    const isConflicting = this.conflicts.some((conflict) => conflict.file === file);
    // A draft may be of a file that is not on disk yet.
    const found = this.overlay(file) === undefined ? text : (text ?? '');
    if (!isConflicting && (isKnown ? found === this.savedText(file) : text === undefined))
      return false;
    this.#mergeFromDisk(file, text);
    return true;
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
    return this.#writes.add(() => this.#store());
  }

  /** @param moves what both sides moved, for each file that is about to be taken over */
  #store(moves?: [string, string[]][]): Promise<void> {
    const done = [...this.#history.done];
    const undone = [...this.#history.undone];
    const changed = [...done, ...undone].flatMap(({ patches }) => Object.keys(patches));
    const taken = moves?.map(([file]) => file) ?? [];
    const bases = new Map(this.#texts.listBases(new Set([...changed, ...taken])));
    const drafts = new Map(this.#texts.drafts);
    const applied = [...this.applied];
    const content = { drafts, bases, moves: moves ?? this.#texts.moves, done, undone, applied };
    return this.#log.write(content);
  }

  async #save(): Promise<string[]> {
    for (const file of this.unsaved) await this.#readBeforeSaving(file);
    this.#refuseConflicts();
    const files = this.unsaved;
    try {
      for (const file of files) await this.#saveFile(file);
    } finally {
      this.#history.markSaved();
      this.onUnstored?.();
    }
    return files;
  }

  async #saveFile(file: string): Promise<void> {
    // Another program may have written it since it was read.
    if (((await readText(this.root, file)) ?? '') !== this.savedText(file)) {
      await this.#readBeforeSaving(file);
      this.#refuseConflicts();
    }
    const text = this.text(file);
    if (isRemoved(file, text)) await rm(resolveWritable(this.root, file), { force: true });
    else await writeSiteFile(this.root, file, text);
    this.#texts.markSaved(file, text);
  }

  async #readBeforeSaving(file: string): Promise<void> {
    if (await this.#readFromDisk(file)) this.#foundBySaving.add(file);
  }

  #refuseConflicts(): void {
    const [conflict] = this.conflicts;
    if (conflict)
      throw new EditError(`${conflict.file} also changed elsewhere. Resolve the conflict first`);
  }

  #mergeFromDisk(file: string, text: string | undefined, moves?: ReadonlySet<string>): void {
    const merged = this.#texts.mergeFromDisk(file, text, moves);
    const texts = new Map(merged === undefined ? [] : [[file, merged]]);
    this.#change(texts, `${file} changed on disk`, { by: elsewhere });
  }

  /** Changes texts if the person who asks may change them. */
  #edit(
    texts: ReadonlyMap<string, string>,
    label: string,
    key?: string,
    isWholeText?: boolean,
  ): void {
    this.guard?.(texts, isWholeText);
    this.#change(texts, label, { key, by: this.windows.asking });
    this.#tell(texts);
  }

  #change(
    texts: ReadonlyMap<string, string>,
    label: string,
    options: { key?: string | undefined; by: string | undefined },
  ): void {
    const changes = this.#texts.set(texts);
    if (changes.size > 0) this.#history.add(label, changes, options);
    this.onUnstored?.();
  }

  #restore(texts: ReadonlyMap<string, string> | undefined): void {
    if (!texts) throw new EditError('There is nothing to undo or redo');
    this.#texts.set(texts);
    this.onUnstored?.();
    this.#tell(texts);
  }

  #tell(texts: ReadonlyMap<string, string>): void {
    if (texts.size > 0) this.onChange?.([...texts.keys()]);
  }
}
