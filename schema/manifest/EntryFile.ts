import type { Alias, Document, Node } from 'yaml';
import type { Problem } from '../diagnostics/Problem.ts';
import { parsePart } from '../yaml/parseYaml.ts';
import type { SourceFile } from '../yaml/source/SourceFile.ts';
import type { YamlFile } from '../yaml/YamlFile.ts';

/** One entry of `pages:` by itself. It is parsed when something of it is first asked for. */
export class EntryFile implements YamlFile {
  readonly base = ['pages'] as const;
  readonly source: SourceFile;
  /** The key of the entry. */
  readonly route: string;
  /** Names the text and its file: equal names mean equal entries. */
  readonly digest: string;
  /** `false` when the text makes no sense by itself. */
  #parsed: YamlFile | false | undefined;
  #mayRepeat: boolean | undefined;

  /** @param mayRepeat whether the entry may make many pages, where its text is at hand to tell */
  constructor(source: SourceFile, route: string, digest = '', mayRepeat?: boolean) {
    this.source = source;
    this.route = route;
    this.digest = digest;
    this.#mayRepeat = mayRepeat;
  }

  /** Whether the text may have an `each:`, as far as can be told without reading it as YAML. */
  get mayRepeat(): boolean {
    this.#mayRepeat ??= mayRepeat(this.source.text);
    return this.#mayRepeat;
  }

  get document(): Document.Parsed | undefined {
    return this.#read()?.document;
  }

  get aliases(): Map<Alias, Node> {
    return this.#read()?.aliases ?? new Map();
  }

  get value(): unknown {
    return this.#read()?.value;
  }

  get broken(): boolean {
    return !this.#read();
  }

  get partial(): boolean {
    return false;
  }

  get problems(): Problem[] {
    return this.#read()?.problems ?? [];
  }

  /** Whether the text makes sense by itself: one key, and nothing that cannot be read. */
  get isSelfContained(): boolean {
    const { value } = this;
    if (typeof value !== 'object' || value === null) return false;
    const keys = Object.keys(value);
    return keys.length === 1 && keys[0] === this.route;
  }

  #read(): YamlFile | undefined {
    if (this.#parsed === undefined) this.#parsed = parsePart(this.source) ?? false;
    return this.#parsed || undefined;
  }
}

/** Whether the text of an entry may have an `each:`. */
export function mayRepeat(text: string): boolean {
  return /\n +each *:/.test(text);
}
