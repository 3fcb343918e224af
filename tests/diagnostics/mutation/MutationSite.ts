import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseDocument } from 'yaml';
import { CheckCache } from '../../../schema/check/CheckCache.ts';
import { checkSite } from '../../../schema/check/checkSite.ts';
import type { Diagnostic } from '../../../schema/diagnostics/Diagnostic.ts';
import { sectionChecks, sectionTypes } from '../sectionTypes.ts';
import { listKeys } from './listKeys.ts';
import type { Mutation, Target } from './mutations.ts';
import type { Random } from './random.ts';

/** The folder of a site and its YAML files: path → text. */
export interface SiteSource {
  root: string;
  files: Map<string, string>;
}

/** A mutation, or the texts of changed files by path. */
type Changed = Pick<Mutation, 'path' | 'text'> | ReadonlyMap<string, string>;

/** A site that is checked with one mutation at a time. Its files on disk stay as they are. */
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

  constructor({ root, files }: SiteSource) {
    this.#root = root;
    this.files = files;
    this.rowSchemas = readRowSchemas(join(root, 'data'));
    this.#values = new Map([...files].map(([path, text]) => [path, JSON.stringify(parse(text))]));
    const known = {
      sections: sectionTypes,
      blocks: blockTypes([...files.values()]),
      rows: new Map(this.rowSchemas),
    };
    this.#targets = [...files].map(([path, text]) => ({
      path,
      text,
      keys: listKeys(path, text, known),
    }));
  }

  /** Returns the diagnostics that the site gets by a mutation or changed files. */
  async check(changed: Changed): Promise<Diagnostic[]> {
    this.#known ??= new Set((await this.diagnostics()).map(getKey));
    const known = this.#known;
    return (await this.diagnostics(changed)).filter((one) => !known.has(getKey(one)));
  }

  /** Returns all diagnostics of the site, with or without changed files. */
  async diagnostics(changed: Changed = new Map()): Promise<Diagnostic[]> {
    const texts = 'path' in changed ? new Map([[changed.path, changed.text]]) : changed;
    const { diagnostics } = await checkSite({
      root: this.#root,
      sections: sectionTypes,
      checks: sectionChecks,
      mode: 'build',
      now: new Date('2026-11-21T00:00:00Z'),
      cache: this.#memory,
      overlay: (path) => texts.get(path),
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
  isHarmless({ path, text }: Pick<Mutation, 'path' | 'text'>): boolean {
    if (text === this.files.get(path)) return true;
    const document = parseDocument(text, { logLevel: 'error', uniqueKeys: true });
    return (
      document.errors.length === 0 && JSON.stringify(document.toJS()) === this.#values.get(path)
    );
  }
}

function getKey({ file, line, code, message }: Diagnostic): string {
  return `${file}:${line} ${code} ${message}`;
}

function readRowSchemas(folder: string): Map<string, string> {
  if (!existsSync(folder)) return new Map();
  return new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.schema.yaml'))
      .map((name) => [name.replace('.schema.yaml', ''), readFileSync(join(folder, name), 'utf8')]),
  );
}

function blockTypes(texts: readonly string[]): Map<string, string> {
  const types = new Map<string, string>();
  for (const text of texts) {
    const { blocks = {} } = parse(text) as { blocks?: Record<string, { type?: string }> };
    for (const [name, { type }] of Object.entries(blocks)) if (type) types.set(name, type);
  }
  return types;
}
