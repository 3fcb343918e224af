import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseDocument } from 'yaml';
import { CheckCache } from '../../../schema/check/CheckCache.ts';
import { checkSite } from '../../../schema/check/checkSite.ts';
import type { Diagnostic } from '../../../schema/diagnostics/Diagnostic.ts';
import { sectionChecks, sectionTypes } from '../sectionTypes.ts';
import { keysOf } from './keysOf.ts';
import type { Mutation, Target } from './mutations.ts';
import type { Random } from './random.ts';
import { seedSite } from './seedSite.ts';

/** A copy of the repository's site, checked with one mutation at a time. */
export class MutationSite {
  /** Path → text without a mutation. */
  readonly files: ReadonlyMap<string, string>;
  /** Collection → the text of its schema. */
  readonly rowSchemas: ReadonlyMap<string, string>;
  readonly #root: string;
  readonly #targets: Target[];
  readonly #values: ReadonlyMap<string, string>;
  readonly #memory = new CheckCache();
  #known: ReadonlySet<string> | undefined;

  constructor(repository: string) {
    const { root, files } = seedSite(repository);
    this.#root = root;
    this.files = files;
    this.rowSchemas = readRowSchemas(join(root, 'data'));
    this.#values = new Map([...files].map(([path, text]) => [path, JSON.stringify(parse(text))]));
    const known = {
      sections: sectionTypes,
      blocks: blockTypes(files.get('pages.yaml') ?? ''),
      rows: new Map(this.rowSchemas),
    };
    this.#targets = [...files].map(([path, text]) => ({
      path,
      text,
      keys: keysOf(path, text, known),
    }));
  }

  /** Returns the diagnostics that a mutation adds to those of the site without it. */
  async check(mutation: Mutation): Promise<Diagnostic[]> {
    this.#known ??= new Set((await this.diagnostics()).map(keyOf));
    const known = this.#known;
    return (await this.diagnostics(mutation)).filter((one) => !known.has(keyOf(one)));
  }

  /** Returns all diagnostics of the site, with or without a mutation. */
  async diagnostics(mutation?: Mutation): Promise<Diagnostic[]> {
    const { diagnostics } = await checkSite({
      root: this.#root,
      sections: sectionTypes,
      checks: sectionChecks,
      mode: 'build',
      now: new Date('2026-11-21T00:00:00Z'),
      cache: this.#memory,
      overlay: (path) => (path === mutation?.path ? mutation.text : undefined),
    });
    return diagnostics;
  }

  /** Picks a file; the longer it is, the more often. */
  pick(random: Random): Target {
    let at = random.below(this.#targets.reduce((sum, { text }) => sum + text.length, 0));
    for (const target of this.#targets) {
      at -= target.text.length;
      if (at < 0) return target;
    }
    return this.#targets[0] as Target;
  }

  /** Whether a mutation leaves the content of its file as it was. */
  isHarmless({ path, text }: Mutation): boolean {
    if (text === this.files.get(path)) return true;
    const document = parseDocument(text, { logLevel: 'error', uniqueKeys: true });
    return (
      document.errors.length === 0 && JSON.stringify(document.toJS()) === this.#values.get(path)
    );
  }

  /** Removes the copy from the disk. */
  remove(): void {
    rmSync(this.#root, { recursive: true, force: true });
  }
}

function keyOf({ file, line, code, message }: Diagnostic): string {
  return `${file}:${line} ${code} ${message}`;
}

function readRowSchemas(folder: string): Map<string, string> {
  return new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.schema.yaml'))
      .map((name) => [name.replace('.schema.yaml', ''), readFileSync(join(folder, name), 'utf8')]),
  );
}

function blockTypes(manifest: string): Map<string, string> {
  const { blocks = {} } = parse(manifest) as { blocks?: Record<string, { type: string }> };
  return new Map(Object.entries(blocks).map(([name, block]) => [name, block.type]));
}
