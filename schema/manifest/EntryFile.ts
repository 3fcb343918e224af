import type { Alias, Document, Node } from 'yaml';
import type { LocationPart, Problem } from '../diagnostics/Problem.ts';
import { locate } from '../yaml/locate.ts';
import { createYamlFile } from '../yaml/MutableYamlFile.ts';
import { parseTree } from '../yaml/parseTree.ts';
import { parsePart } from '../yaml/parseYaml.ts';
import type { SourceFile } from '../yaml/source/SourceFile.ts';
import type { TextSpan } from '../yaml/source/TextSpan.ts';
import type { YamlFile } from '../yaml/YamlFile.ts';
import type { YamlPath } from '../yaml/YamlLocation.ts';
import { narrowText } from './narrowText.ts';

/** One entry of `pages:` as a file of its own, which is parsed when its content is first used. */
export class EntryFile implements YamlFile {
  readonly base = ['pages'] as const;
  readonly source: SourceFile;
  /** The key of the entry. */
  readonly route: string;
  /** Hash of the text and of the path of the file. */
  readonly digest: string;
  /** `false` if the text is not valid by itself, undefined before it is parsed. */
  #parsed: YamlFile | false | undefined;
  #mayRepeat: boolean | undefined;
  /** How many values were located. */
  #located = 0;

  /** @param mayRepeat pass it if the text is at hand; otherwise the text is read to find out */
  constructor(source: SourceFile, route: string, digest = '', mayRepeat?: boolean) {
    this.source = source;
    this.route = route;
    this.digest = digest;
    this.#mayRepeat = mayRepeat;
  }

  /** Whether the entry may generate many pages. Never false for one with `each:`. */
  get mayRepeat(): boolean {
    this.#mayRepeat ??= mayRepeat(this.source.text);
    return this.#mayRepeat;
  }

  get document(): Document.Parsed | undefined {
    return this.#parse()?.document;
  }

  get aliases(): Map<Alias, Node> {
    return this.#parse()?.aliases ?? new Map();
  }

  get value(): unknown {
    return this.#parse()?.value;
  }

  get broken(): boolean {
    return !this.#parse();
  }

  get partial(): boolean {
    return false;
  }

  get problems(): Problem[] {
    return this.#parse()?.problems ?? [];
  }

  /** Whether the text by itself is valid YAML with the route as its only key. */
  get isSelfContained(): boolean {
    const { value } = this;
    if (typeof value !== 'object' || value === null) return false;
    const keys = Object.keys(value);
    return keys.length === 1 && keys[0] === this.route;
  }

  locate(path: YamlPath, part: LocationPart = 'value'): TextSpan {
    if (!this.#parse()?.isSimple || ++this.#located > mostPartialParses)
      return locate({ file: this, path, part });
    const narrowed = narrowText(this.source.text, path.slice(this.base.length), part === 'key');
    const file = createYamlFile(this.source);
    file.document = parseTree(narrowed.text);
    return locate({ file, path: narrowed.path, part });
  }

  #parse(): YamlFile | undefined {
    if (this.#parsed === undefined) this.#parsed = parsePart(this.source) ?? false;
    return this.#parsed || undefined;
  }
}

/** To locate more values than this, parsing the whole text once is faster. */
const mostPartialParses = 4;

/** Whether the text of an entry may contain `each:`. Never false if it does. */
export function mayRepeat(text: string): boolean {
  return /\n +each *:/.test(text);
}
