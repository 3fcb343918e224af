import type { Alias, Document, Node } from 'yaml';
import type { LocationPart, Problem } from '../diagnostics/Problem.ts';
import { locate } from '../yaml/locate.ts';
import { createYamlFile } from '../yaml/MutableYamlFile.ts';
import { findValueBelow, outlineBlock } from '../yaml/outline.ts';
import { parseTree } from '../yaml/parseTree.ts';
import { parsePart } from '../yaml/parseYaml.ts';
import type { SourceFile } from '../yaml/source/SourceFile.ts';
import type { TextSpan } from '../yaml/source/TextSpan.ts';
import type { YamlFile } from '../yaml/YamlFile.ts';
import type { YamlPath } from '../yaml/YamlLocation.ts';

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

/** A text that contains a value at its original offsets, and little else. */
interface NarrowedText {
  text: string;
  /** The path of the value in this text: its index in a list changes. */
  path: YamlPath;
}

/**
 * Turns everything into comments that is not needed to locate a value, so that parsing takes a
 * fraction of the time: other keys, and other items of the first list on the path.
 *
 * @param text valid YAML without anchors, in block style
 * @param onlyKey whether the value itself is not needed either
 */
export function narrowText(text: string, path: YamlPath, onlyKey: boolean): NarrowedText {
  const kept: TextSpan[] = [];
  const newPath = [...path];
  let span: TextSpan = { from: 0, to: text.length };
  let isListReached = false;
  for (const [depth, key] of path.entries()) {
    const children = outlineBlock(text, span);
    const index = children?.isList ? Number(key) : -1;
    const child = children?.isList
      ? children.entries[index]
      : children?.entries.find((entry) => entry.key === String(key));
    if (!child) break;
    if (children?.isList) newPath[depth] = 0;
    span = child;
    isListReached = children?.isList ?? false;
    if (isListReached) break;
    const below = findValueBelow(text, child);
    if (below === undefined) break;
    const isLast = depth === path.length - 1;
    if (isLast && !onlyKey) break;
    kept.push({ from: child.from, to: below });
    span = { from: below, to: isLast ? below : child.to };
  }
  return { text: commentOut(text, [...kept, span]), path: newPath };
}

/** Turns the lines outside of spans into comments of the same length. */
function commentOut(text: string, kept: readonly TextSpan[]): string {
  let result = '';
  for (const { from, to } of kept) result += comment(from - result.length) + text.slice(from, to);
  return result;
}

function comment(length: number): string {
  return length > 0 ? `${'#'.repeat(length - 1)}\n` : '';
}
