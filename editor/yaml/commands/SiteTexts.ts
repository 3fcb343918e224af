import type { YamlEdit, YamlText } from '../../../features/_shared/yamlEdits/index.ts';
import { editFile, parseFile } from '../fileTexts.ts';

/** The files of a site while commands change them; the caller takes all changes or none. */
export class SiteTexts {
  readonly files: readonly string[];
  readonly #read: (file: string) => YamlText;
  readonly #readSaved: (file: string) => string | undefined;
  readonly #changed = new Map<string, YamlText>();

  /**
   * @param read returns a file as it was before the commands
   * @param readSaved returns a file as it is on disk, whose style texts keep
   */
  constructor(
    files: readonly string[],
    read: (file: string) => YamlText,
    readSaved: (file: string) => string | undefined = () => undefined,
  ) {
    this.files = files;
    this.#read = read;
    this.#readSaved = readSaved;
  }

  /** Returns a file with the changes made so far. */
  yaml(file: string): YamlText {
    return this.#changed.get(file) ?? this.#read(file);
  }

  /** Applies an edit to a file. Throws an EditError if that is not possible. */
  edit(file: string, edit: YamlEdit): void {
    this.#changed.set(file, editFile(file, this.yaml(file), edit, this.#readSaved(file)));
  }

  /** Replaces the text of a file. */
  replace(file: string, text: string): void {
    this.#changed.set(file, parseFile(file, text));
  }

  /** The changed files. */
  get changes(): ReadonlyMap<string, YamlText> {
    return this.#changed;
  }
}
