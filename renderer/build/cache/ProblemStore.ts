import { getRule } from '../../../schema/catalogue/catalogue.ts';
import type { SiteContext } from '../../../schema/check/SiteContext.ts';
import { replacementFor } from '../../../schema/check/toDiagnostic.ts';
import type { SourceRange } from '../../../schema/diagnostics/Diagnostic.ts';
import type {
  LocatableText,
  Problem,
  TextLocation,
  ValueLocation,
} from '../../../schema/diagnostics/Problem.ts';
import { contentHash } from '../../../schema/manifest/siteFiles.ts';
import type { RouteEntry } from '../../../schema/reference/read/Manifest.ts';
import type { SourceFile } from '../../../schema/yaml/source/SourceFile.ts';

/** A problem of a page as plain data. Its locations stay right when the text around them moves. */
export interface StoredProblem extends Omit<Problem, 'at' | 'related' | 'fix'> {
  at: StoredLocation;
  related?: { at: StoredLocation; message: string }[];
  fix?: { at: StoredLocation; text: string }[];
}

/** A range whose lines count from the first line of a text. */
interface StoredLocation extends SourceRange {
  /** Name and hash of the text, unless it is the text of the route entry. */
  text?: [name: string, digest: string];
  path?: ValueLocation['path'];
}

/**
 * Stores the warnings of pages. They depend on nothing but what the key of the page covers; errors
 * may name what else the site has ("did you mean …?").
 */
export class ProblemStore {
  readonly #names = new Map<LocatableText, string>();
  readonly #texts = new Map<string, { source: SourceFile; digest?: string }>();

  constructor({ context: { loaded } }: Pick<SiteContext, 'context'>) {
    for (const { source, parts } of loaded.manifests)
      for (const name of ['site', 'blocks'] as const)
        if (parts?.[name]) this.#addText(`${source.path}#${name}`, parts[name].source);
    for (const { source } of [...loaded.collections.values(), ...loaded.markdownFiles])
      this.#addText(source.path, source);
  }

  /** Returns problems of a page as plain data; undefined if one of them cannot be stored. */
  store(problems: readonly Problem[], { file }: RouteEntry): StoredProblem[] | undefined {
    const stored: StoredProblem[] = [];
    for (const { at, related, fix, ...problem } of problems) {
      if ((problem.severity ?? getRule(problem.rule).severity) === 'error') return undefined;
      const location = this.#toStored(at, file.source);
      const relatedLocations = related?.map((one) => this.#toStored(one.at, file.source));
      const fixLocations = fix?.map((one) => this.#toStored(one.at, file.source));
      if (![location, ...(relatedLocations ?? []), ...(fixLocations ?? [])].every(Boolean))
        return undefined;
      stored.push({
        ...problem,
        at: location as StoredLocation,
        ...(related && {
          related: related.map(({ message }, index) => ({
            at: relatedLocations?.[index] as StoredLocation,
            message,
          })),
        }),
        ...(fix && {
          fix: fix.map((one, index) => ({
            at: fixLocations?.[index] as StoredLocation,
            text: replacementFor(one.at, one.text),
          })),
        }),
      });
    }
    return stored;
  }

  /** Whether the texts that stored problems refer to are unchanged. */
  isCurrent(problems: readonly StoredProblem[]): boolean {
    return problems.every(({ at, related = [], fix = [] }) =>
      [at, ...related.map((one) => one.at), ...fix.map((one) => one.at)].every(
        ({ text }) => !text || this.#digestOf(text[0]) === text[1],
      ),
    );
  }

  /** Returns stored problems of a page with their present locations. */
  restore(problems: readonly StoredProblem[], { file }: RouteEntry): Problem[] {
    const toLocation = (at: StoredLocation) => this.#toLocation(at, file.source);
    return problems.map(({ at, related, fix, ...problem }) => ({
      ...problem,
      at: toLocation(at),
      ...(related && {
        related: related.map((one) => ({ ...one, at: toLocation(one.at) })),
      }),
      ...(fix && { fix: fix.map((one) => ({ ...one, at: toLocation(one.at) })) }),
    }));
  }

  #addText(name: string, source: SourceFile): void {
    this.#names.set(source, name);
    this.#texts.set(name, { source });
  }

  #digestOf(name: string): string | undefined {
    const text = this.#texts.get(name);
    if (!text) return undefined;
    text.digest ??= contentHash(text.source.text);
    return text.digest;
  }

  #toStored(
    at: ValueLocation | TextLocation,
    entrySource: LocatableText,
  ): StoredLocation | undefined {
    const isText = 'from' in at;
    const source: LocatableText = isText ? at.file : at.file.source;
    const { from, to } = isText ? at : at.file.locate(at.path, at.part);
    const name = source === entrySource ? undefined : this.#names.get(source);
    if (source !== entrySource && name === undefined) return undefined;
    const start = source.position(from);
    const end = source.position(Math.max(from, to));
    const firstLine = source.position(0).line;
    return {
      ...(name !== undefined && { text: [name, this.#digestOf(name) ?? ''] }),
      line: start.line - firstLine,
      column: start.column,
      endLine: end.line - firstLine,
      endColumn: end.column,
      ...(at.path && { path: at.path }),
    };
  }

  #toLocation(
    { text, line, column, endLine, endColumn, path }: StoredLocation,
    entrySource: LocatableText,
  ): TextLocation {
    const source = (text && this.#texts.get(text[0])?.source) ?? entrySource;
    const position = (offset: number) => {
      const firstLine = source.position(0).line;
      return offset === 0
        ? { line: firstLine + line, column }
        : { line: firstLine + endLine, column: endColumn };
    };
    return { file: { path: source.path, position }, from: 0, to: 1, ...(path && { path }) };
  }
}
