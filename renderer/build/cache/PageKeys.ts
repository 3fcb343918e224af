import type { SiteContext } from '../../../schema/check/readSiteContext.ts';
import type { Rows } from '../../../schema/resolve/bindRows.ts';
import type { SourceLayer } from '../../../schema/resolve/Provenance.ts';
import { cacheKey } from './cacheKey.ts';

/**
 * Names what a page is made from before it is rendered: the text of its entry, the rows it is
 * bound to, the blocks it uses, and what every page shares. Equal keys mean equal pages.
 */
export class PageKeys {
  readonly #shared: SiteContext['context'];
  readonly #base: string;
  readonly #rows = new Map<string, string>();
  readonly #blocks = new Map<string, string>();

  /** @param codeHash names the state of the code, section schemas included */
  constructor(codeHash: string, { context }: Pick<SiteContext, 'context'>) {
    this.#shared = context;
    const { site, loaded, resolve, manifest } = context;
    this.#base = cacheKey(
      codeHash,
      resolve.mode,
      String(manifest.incomplete),
      JSON.stringify(site ?? null),
      ...[...loaded.rowSchemas].flatMap(([name, { source }]) => [name, source.text]),
      ...loaded.forms.keys(),
    );
  }

  /** The key of a page before its blocks are known. */
  page(entryDigest: string, rows: Rows): string {
    const names = [...rows].map(([name, { row }]) =>
      row ? `${name}=${this.#row(row.collection, row.key)}` : `${name}?`,
    );
    return cacheKey(this.#base, entryDigest, ...names);
  }

  /** Names the state of the blocks that a page uses. */
  blocks(names: readonly string[]): string {
    return names.length === 0 ? '' : cacheKey(...names.map((name) => this.#block(name)));
  }

  #row(collection: string, key: string): string {
    const id = `${collection}.${key}`;
    let name = this.#rows.get(id);
    if (name === undefined) {
      const { rows, columns, faulty } = this.#shared.collections.get(collection) ?? {};
      const wrong = [...(faulty?.get(key) ?? [])];
      name = cacheKey(id, JSON.stringify([rows?.get(key), columns, wrong]));
      this.#rows.set(id, name);
    }
    return name;
  }

  #block(name: string): string {
    let key = this.#blocks.get(name);
    if (key === undefined) {
      const layer: SourceLayer | undefined = this.#shared.manifest.blocks.get(name);
      key = cacheKey(name, JSON.stringify(layer?.value ?? null));
      this.#blocks.set(name, key);
    }
    return key;
  }
}
