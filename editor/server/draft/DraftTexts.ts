import { EditError, YamlText } from '../../../features/_shared/yamlEdits/index.ts';
import { getSiteFileKind, isRemovable } from '../../../schema/index.ts';
import { findConflictingMoves } from '../../merge/findConflictingMoves.ts';
import type { Merged } from '../../merge/Merged.ts';
import { mergeTexts, readYaml } from '../../merge/mergeTexts.ts';
import { mergeValues } from '../../merge/mergeValues.ts';
import { listConflicts, settleTexts } from '../../merge/settleTexts.ts';
import type { Side, ValueConflict } from '../../merge/settleValues.ts';
import { blankBrokenEntries, isManifest } from '../../yaml/blankBrokenEntries.ts';
import { isYamlPath, parseFile } from '../../yaml/fileTexts.ts';
import { type DraftOutline, readOutline } from './DraftOutline.ts';

/** A file whose draft and whose text on disk changed the same values in different ways. */
export interface Conflict {
  file: string;
  values: ValueConflict[];
}

/** The text of a file before and after a change. */
interface TextPair {
  before: string;
  after: string;
}

/**
 * The texts of a site's files: as they are on disk, and as drafts where the editor changed them. A
 * Markdown row or form without text does not exist.
 */
export class DraftTexts {
  #disk = new Map<string, string>();
  readonly #drafts = new Map<string, string>();
  /** File → the text on disk that caused its conflict, and both sides with what was merged already. */
  readonly #conflicts = new Map<
    string,
    { disk: string; mine: string; merged: Merged<string>; moves: ReadonlySet<string> }
  >();
  readonly #parsed = new Map<string, YamlText>();
  readonly #outlines = new Map<string, DraftOutline>();

  /** Paths of all files, pages.yaml first. */
  get files(): string[] {
    return this.#known.filter(
      (file) => !isRemovable(getSiteFileKind(file)) || this.text(file) !== '',
    );
  }

  /** Files whose draft differs from the disk. */
  get unsaved(): string[] {
    return this.#known.filter((file) => this.text(file) !== this.savedText(file));
  }

  /** Conflicts to be resolved before anything is saved. */
  get conflicts(): Conflict[] {
    return Array.from(this.#conflicts.keys(), (file) => ({
      file,
      values: listConflicts(file, this.#mergeConflict(file)),
    }));
  }

  /** File → what both sides moved between files, for each conflict about such a move. */
  get moves(): [string, string[]][] {
    return Array.from(this.#conflicts, ([file, { moves }]): [string, string[]] => [
      file,
      [...moves],
    ]).filter(([, moves]) => moves.length > 0);
  }

  /** File and draft, for each file with one. */
  get drafts(): [string, string][] {
    return [...this.#drafts];
  }

  /** Lists file and text on disk of files with a draft, and of `others`: all files may be large. */
  listBases(others: ReadonlySet<string>): [string, string][] {
    return [...this.#disk].filter(([file]) => this.#drafts.has(file) || others.has(file));
  }

  /** Returns the text of a file in the editor. Throws an EditError if there is no such file. */
  text(file: string): string {
    const text =
      this.#drafts.get(file) ?? this.#disk.get(file) ?? (isCreatable(file) ? '' : undefined);
    if (text === undefined) throw new EditError(`The file ${file} does not exist`);
    return text;
  }

  /** Returns the text of a file on disk; empty if there is no such file. */
  savedText(file: string): string {
    return this.#disk.get(file) ?? '';
  }

  /** Returns the draft of a file; undefined if it has none. */
  draft(file: string): string | undefined {
    return this.#drafts.get(file);
  }

  /** Returns the parsed text of a file. Throws an EditError if it is not valid YAML. */
  yaml(file: string): YamlText {
    const text = this.text(file);
    const known = this.#parsed.get(file);
    if (known?.text === text) return known;
    const yaml = isYamlPath(file) ? parseDraft(file, text) : parseFile(file, text);
    this.#parsed.set(file, yaml);
    return yaml;
  }

  /** Returns a manifest without the sections of its pages: parsing the sections of thousands of pages takes a second. */
  outline(file: string): DraftOutline {
    const text = this.text(file);
    const known = this.#outlines.get(file);
    if (known?.text === text) return known;
    const outline = readOutline(text);
    this.#outlines.set(file, outline);
    return outline;
  }

  /** Takes the parsed form of texts that are about to be set, to spare parsing them again. */
  keepParsed(parsed: ReadonlyMap<string, YamlText>): void {
    for (const [file, yaml] of parsed) this.#parsed.set(file, yaml);
  }

  /** Sets texts in the editor; returns those that are different now. */
  set(texts: ReadonlyMap<string, string>): Map<string, TextPair> {
    const changes = new Map<string, TextPair>();
    for (const [file, after] of texts) {
      const before = this.text(file);
      if (before !== after) changes.set(file, { before, after });
      if (after === this.savedText(file)) this.#drafts.delete(file);
      else this.#drafts.set(file, after);
    }
    return changes;
  }

  /**
   * Restores the drafts of an earlier session.
   *
   * @param bases file → the text on disk at that time
   * @param current file → the text on disk now
   */
  restore(
    { bases, drafts }: { bases: Iterable<[string, string]>; drafts: Iterable<[string, string]> },
    current: ReadonlyMap<string, string>,
  ): void {
    const known = new Map(bases);
    this.#disk = new Map([...current].map(([file, text]) => [file, known.get(file) ?? text]));
    for (const [file, text] of drafts)
      if (current.has(file) || isCreatable(file)) this.#drafts.set(file, text);
  }

  /**
   * Takes the new text of a file on disk. Where the file has a draft, returns both merged, to be
   * set as the next draft, or adds a conflict.
   *
   * @param theirs the new text; undefined if the file was removed
   * @param moves what both sides moved between files, as `findMoves` returns it; by default the
   * moves of the conflict that the file has already
   */
  mergeFromDisk(
    file: string,
    theirs: string | undefined,
    moves: ReadonlySet<string> = this.#conflicts.get(file)?.moves ?? new Set(),
  ): string | undefined {
    const base = this.#disk.get(file) ?? (this.#drafts.has(file) ? '' : undefined);
    this.#conflicts.delete(file);
    if (theirs === undefined) {
      // Saving a draft creates the file again.
      if (this.#drafts.has(file)) this.#disk.set(file, '');
      else this.#disk.delete(file);
      return undefined;
    }
    if (base === theirs || base === undefined) {
      this.#disk.set(file, theirs);
      return undefined;
    }
    const mine = this.text(file);
    // A file without changes here may get what was moved to another file here.
    const isTheirs = mine === base && moves.size === 0;
    const merged = isTheirs
      ? { mine: theirs, theirs }
      : mergeTexts(file, base, mine, theirs, moves);
    if (merged.mine !== merged.theirs) {
      this.#conflicts.set(file, { disk: theirs, mine, merged, moves });
      // Without a draft, the text on disk would count before the choice, and after a restart.
      this.#drafts.set(file, mine);
      return undefined;
    }
    this.#disk.set(file, theirs);
    this.#drafts.set(file, mine);
    return merged.mine;
  }

  /**
   * Lets the draft of a file begin from another text than that on disk: all changes since, saved or not,
   * are unsaved again.
   */
  rebase(file: string, base: string | undefined): void {
    const text =
      this.#drafts.get(file) ??
      this.#disk.get(file) ??
      (base && isRemovable(getSiteFileKind(file)) ? '' : undefined);
    if (base === undefined) this.#disk.delete(file);
    else this.#disk.set(file, base);
    if (text === base || text === undefined) this.#drafts.delete(file);
    else this.#drafts.set(file, text);
  }

  /** Finds what both sides moved from one file to different ones, which no merge of one file shows. */
  findMoves(texts: ReadonlyMap<string, string | undefined>): ReadonlySet<string> {
    const read = (pick: (file: string) => string | undefined) =>
      Object.fromEntries(
        Array.from(texts.keys(), (file) => [file, readYaml(file, pick(file) ?? '')?.value ?? {}]),
      );
    const [base, theirs] = [read((file) => this.savedText(file)), read((file) => texts.get(file))];
    const mine = read((file) => this.#drafts.get(file) ?? this.#disk.get(file));
    return findConflictingMoves(base, mine, theirs, mergeValues(base, mine, theirs).mine);
  }

  /**
   * Ends the conflict of a file: the text on disk counts as seen. Returns the text by the choices;
   * undefined if the file has no conflict. Throws an EditError if a choice is missing.
   */
  settleConflict(file: string, choices: Readonly<Record<string, Side>>): string | undefined {
    const conflict = this.#conflicts.get(file);
    if (!conflict) return undefined;
    const text = settleTexts(file, this.#mergeConflict(file), choices);
    this.#conflicts.delete(file);
    this.#disk.set(file, conflict.disk);
    return text;
  }

  /** Merges a file with a conflict, whose draft may have changed since. */
  #mergeConflict(file: string): Merged<string> {
    const conflict = this.#conflicts.get(file);
    const mine = this.text(file);
    if (!conflict) return { mine, theirs: mine };
    if (conflict.mine !== mine) {
      conflict.merged = mergeTexts(file, this.savedText(file), mine, conflict.disk, conflict.moves);
      conflict.mine = mine;
    }
    return conflict.merged;
  }

  /** Records that a text was saved. A draft that changed in the meantime stays. */
  markSaved(file: string, text: string): void {
    if (isRemoved(file, text)) this.#disk.delete(file);
    else this.#disk.set(file, text);
    if (this.#drafts.get(file) === text) this.#drafts.delete(file);
  }

  get #known(): string[] {
    return [...new Set([...this.#disk.keys(), ...this.#drafts.keys()])];
  }
}

/** Whether a text stands for a file that is to be removed. */
export function isRemoved(file: string, text: string): boolean {
  return text === '' && isRemovable(getSiteFileKind(file));
}

/** Whether the editor may create a file. */
function isCreatable(file: string): boolean {
  const kind = getSiteFileKind(file);
  return isRemovable(kind) || kind === 'words' || kind === 'translations';
}

/** Parses a text; in a manifest, an entry that is not valid YAML is empty, and the others stay editable. */
function parseDraft(file: string, text: string): YamlText {
  try {
    return new YamlText(text);
  } catch (error) {
    const known = isManifest(file) ? blankBrokenEntries(text) : undefined;
    if (!known) throw error;
    return new YamlText(text, known.value);
  }
}
