import { getOrCreate } from '../../base/lists/getOrCreate.ts';
import { pageFile } from '../../renderer/index.ts';
import type { BuildRecord, SitePart } from './BuildRecord.ts';
import type { Cause, ChangeKind, Changes } from './Changes.ts';

/** Compares two builds: which files differ, and which parts of the sources caused it. */
export function compareBuilds(before: BuildRecord, after: BuildRecord): Changes {
  const paths = new Set([...Object.keys(before.files), ...Object.keys(after.files)]);
  const files = [...paths]
    .flatMap((path) => {
      const change = compare(before.files[path]?.[0], after.files[path]?.[0]);
      return change ? { path, change } : [];
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  // A first build, or a record of digests alone, knows no causes.
  const isExplained = before.parts.length > 0 && after.parts.length > 0;
  const finder = isExplained ? new CauseFinder(before, after) : undefined;
  const causes: Cause[] = [];
  const indexes = new Map<Cause, number>();
  const toIndex = (cause: Cause) => {
    return getOrCreate(indexes, cause, () => causes.push(cause) - 1);
  };
  return {
    version: 1,
    files: files.map((file) => ({ ...file, causes: (finder?.find(file.path) ?? []).map(toIndex) })),
    causes,
    unchanged: paths.size - files.length,
  };
}

/** The parts that differ between two builds, and which files depend on them. */
class CauseFinder {
  readonly #before: BuildRecord;
  readonly #after: BuildRecord;
  /** Identity of a part that differs → the part. */
  readonly #changed = new Map<string, { part: SitePart; cause: Cause }>();
  readonly #shared: Cause[];

  constructor(before: BuildRecord, after: BuildRecord) {
    this.#before = before;
    this.#after = after;
    // Most parts are the same in the same place.
    const differing = [before, after].map(
      ({ parts }) =>
        new Map(
          parts.filter((part, index) => !isSame(part, before, after, index)).map(withIdentity),
        ),
    );
    const [old, current] = differing;
    for (const [id, part] of differing.flatMap((parts) => [...parts])) {
      const change = compare(old?.get(id)?.[3], current?.get(id)?.[3]);
      if (change) this.#changed.set(id, { part, cause: toCause(part, change) });
    }
    this.#shared = this.#resolve(
      [before, after].flatMap(({ parts, shared }) => pick(parts, shared)),
    );
  }

  /** Finds the causes of a file's change, at least one. */
  find(path: string): Cause[] {
    const own = this.#resolve(this.#dependencies(path));
    const all = new Set([...own, ...this.#shared]);
    if (all.size > 0) return [...all];
    // Files for hosts and search engines are made from all pages.
    const content = [...this.#changed.values()].map(({ cause }) => cause).filter(isContent);
    return content.length > 0 ? content : [passedDate];
  }

  #dependencies(path: string): SitePart[] {
    return [this.#before, this.#after].flatMap(({ parts, files }) =>
      pick(parts, files[path]?.slice(1) as number[] | undefined),
    );
  }

  /** Returns the parts that changed, and for derived parts what they are derived from. */
  #resolve(parts: readonly SitePart[], depth = 0): Cause[] {
    return parts.flatMap((part) => {
      const [kind, name] = part;
      const changed = this.#changed.get(identity(part));
      if (!changed) return [];
      if (!derived.has(kind)) return changed.cause;
      if (kind === 'list') return this.#changedParts('row', `${name.split(' ', 1)}.`);
      // Another page's title may come from a row, but not from a third page.
      if (depth > 1) return [];
      if (kind === 'page') return this.#resolve(this.#dependencies(pageFile(name)), depth + 1);
      const pages = [...this.#changed.values()].filter(({ part: [other] }) => other === 'page');
      return this.#resolve(
        pages.map((page) => page.part),
        depth + 1,
      );
    });
  }

  #changedParts(kind: SitePart[0], prefix: string): Cause[] {
    const found = [...this.#changed.values()].filter(
      ({ part }) => part[0] === kind && part[1].startsWith(prefix),
    );
    return found.map(({ cause }) => cause);
  }
}

function isContent({ kind }: Cause): boolean {
  return !derived.has(kind) && kind !== 'date';
}

/** A date of the content passed, such as `publishAt`. */
const passedDate: Cause = { kind: 'date', change: 'changed', name: 'now' };

const derived = new Set<SitePart[0]>(['list', 'page', 'pages']);

/** Whether two builds have the same part at an index. */
function isSame(part: SitePart, before: BuildRecord, after: BuildRecord, index: number): boolean {
  if (before.parts[index] === after.parts[index]) return true;
  return [before, after].every(({ parts }) => {
    const [kind, name, , digest] = parts[index] ?? [];
    return kind === part[0] && name === part[1] && digest === part[3];
  });
}

function compare(before: string | undefined, after: string | undefined): ChangeKind | undefined {
  if (before === after) return undefined;
  if (before === undefined) return 'added';
  return after === undefined ? 'removed' : 'changed';
}

function withIdentity(part: SitePart): [string, SitePart] {
  return [identity(part), part];
}

function identity([kind, name]: SitePart): string {
  return `${kind} ${name}`;
}

function toCause([kind, name, file]: SitePart, change: ChangeKind): Cause {
  return { kind: kind as Cause['kind'], change, name, ...(file && { file }) };
}

function pick(parts: readonly SitePart[], indexes: readonly number[] = []): SitePart[] {
  return indexes.map((index) => parts[index] as SitePart);
}
