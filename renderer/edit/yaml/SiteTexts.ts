import { applyEdit } from './applyEdit.ts';
import type { YamlEdit } from './YamlEdit.ts';
import { YamlText } from './YamlText.ts';

/** The YAML files of a site while an operation changes them: all of it or, when it throws, nothing. */
export class SiteTexts {
  readonly files: readonly string[];
  readonly #read: (file: string) => YamlText;
  readonly #changed = new Map<string, YamlText>();

  /** `read` gives a file as it was before the operation. */
  constructor(files: readonly string[], read: (file: string) => YamlText) {
    this.files = files;
    this.#read = read;
  }

  /** A file as the operation has left it so far. */
  yaml(file: string): YamlText {
    return this.#changed.get(file) ?? this.#read(file);
  }

  /** Makes one edit in one file. */
  edit(file: string, edit: YamlEdit): void {
    this.#changed.set(file, applyEdit(this.yaml(file), edit));
  }

  /** Replaces a whole file. */
  replace(file: string, text: string): void {
    this.#changed.set(file, new YamlText(text));
  }

  /** What the operation changed. */
  get changes(): ReadonlyMap<string, YamlText> {
    return this.#changed;
  }
}
