import type { YamlText } from '../../../features/_shared/yamlEdits/index.ts';
import type { CheckOptions } from '../../../schema/index.ts';
import type { Side } from '../../merge/settleValues.ts';
import type { SiteCommand } from '../../yaml/commands/EditorCommand.ts';
import { SiteTexts } from '../../yaml/commands/SiteTexts.ts';
import { applyCommand } from './applyCommand.ts';
import { DiskSync } from './DiskSync.ts';
import type { DraftOutline } from './DraftOutline.ts';
import { type Conflict, DraftTexts } from './DraftTexts.ts';
import { EditorWindows } from './EditorWindows.ts';
import { elsewhere, History } from './History.ts';
import { readSiteFiles } from './readSiteFiles.ts';
import { SessionLog } from './SessionLog.ts';
import { WindowHistory } from './WindowHistory.ts';

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
  readonly history = new WindowHistory(this.#history, this.windows, {
    text: (file) => this.text(file),
    accept: (texts) => this.guard?.(texts),
    set: (texts) => {
      this.#texts.set(texts);
      this.onUnstored?.();
      this.#tell(texts);
    },
  });
  readonly disk: DiskSync;

  private constructor(root: string) {
    this.root = root;
    this.#log = new SessionLog(root);
    this.disk = new DiskSync(root, this.#texts, {
      merge: (file, text, moves) => this.#mergeFromDisk(file, text, moves),
      store: (moves) => this.#store(moves),
      markSaved: () => {
        this.#history.markSaved();
        this.onUnstored?.();
      },
    });
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

  /** Resolves the conflict of a file, if it has one. Throws an EditError if a choice is missing. */
  resolveConflict(file: string, choices: Readonly<Record<string, Side>>): void {
    this.guard?.(new Map([[file, this.text(file)]]), true);
    const text = this.#texts.settleConflict(file, choices);
    if (text === undefined) return;
    // What this changes here is what others saved.
    this.#change(new Map([[file, text]]), `Decide ${file}`, { by: elsewhere });
    this.onChange?.([file]);
  }

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

  #tell(texts: ReadonlyMap<string, string>): void {
    if (texts.size > 0) this.onChange?.([...texts.keys()]);
  }
}
