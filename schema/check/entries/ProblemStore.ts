import { contentHash } from '../../../base/files/contentHash.ts';
import type {
  LocatableText,
  Problem,
  TextLocation,
  ValueLocation,
} from '../../diagnostics/Problem.ts';
import { getRule } from '../../rules/catalogue.ts';
import type { SourceFile } from '../../yaml/source/SourceFile.ts';
import type { SiteContext } from '../SiteContext.ts';
import { getSource, replacementFor } from '../toDiagnostic.ts';

/** A problem of a page as plain data. Its locations stay right when the text around them moves. */
export type StoredProblem = LocatedProblem<StoredLocation>;

/** A problem whose locations are of one kind. */
interface LocatedProblem<Location> extends Omit<Problem, 'at' | 'related' | 'fix'> {
  at: Location;
  related?: { at: Location; message: string }[];
  fix?: { at: Location; text: string }[];
}

/** A range of a text. */
interface StoredLocation extends Pick<TextLocation, 'from' | 'to' | 'path'> {
  /** Name and hash of the text, unless it is the text of the route entry. */
  text?: [name: string, digest: string];
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

  /**
   * Returns problems of a page as plain data; undefined if one of them cannot be stored.
   *
   * @param entrySource the text of the route entry
   */
  store(problems: readonly Problem[], entrySource: LocatableText): StoredProblem[] | undefined {
    const isStorable = (problem: Problem) =>
      (problem.severity ?? getRule(problem.rule).severity) !== 'error' &&
      listLocations(problem)
        .map(getSource)
        .every((source) => source === entrySource || this.#names.has(source));
    if (!problems.every(isStorable)) return undefined;
    return problems.map((problem) => {
      const fix = problem.fix?.map(({ at, text }) => ({ at, text: replacementFor(at, text) }));
      return mapLocations({ ...problem, ...(fix && { fix }) }, (at) => this.#toStored(at));
    });
  }

  /** Whether the texts that stored problems refer to are unchanged. */
  isCurrent(problems: readonly StoredProblem[]): boolean {
    return problems
      .flatMap(listLocations)
      .every(({ text }) => !text || this.#getDigest(text[0]) === text[1]);
  }

  /** Returns stored problems of a page with their present locations. */
  restore(problems: readonly StoredProblem[], entrySource: LocatableText): Problem[] {
    return problems.map((problem) =>
      mapLocations(problem, ({ text, ...range }): TextLocation => {
        const source = text && this.#texts.get(text[0])?.source;
        return { file: source ?? entrySource, ...range };
      }),
    );
  }

  #addText(name: string, source: SourceFile): void {
    this.#names.set(source, name);
    this.#texts.set(name, { source });
  }

  #getDigest(name: string): string | undefined {
    const text = this.#texts.get(name);
    if (!text) return undefined;
    text.digest ??= contentHash(text.source.text);
    return text.digest;
  }

  #toStored(at: ValueLocation | TextLocation): StoredLocation {
    const { from, to } = 'from' in at ? at : at.file.locate(at.path, at.part);
    const name = this.#names.get(getSource(at));
    return {
      ...(name !== undefined && { text: [name, this.#getDigest(name) ?? ''] }),
      from,
      to,
      ...(at.path && { path: at.path }),
    };
  }
}

/** Lists all locations of a problem. */
export function listLocations<Location>(problem: LocatedProblem<Location>): Location[] {
  const { at, related = [], fix = [] } = problem;
  return [at, ...related.map((one) => one.at), ...fix.map((one) => one.at)];
}

function mapLocations<From, To>(
  { at, related, fix, ...problem }: LocatedProblem<From>,
  map: (at: From) => To,
): LocatedProblem<To> {
  return {
    ...problem,
    at: map(at),
    ...(related && { related: related.map((one) => ({ ...one, at: map(one.at) })) }),
    ...(fix && { fix: fix.map((one) => ({ ...one, at: map(one.at) })) }),
  };
}
