import { cacheKey } from '../../../base/files/cacheKey.ts';
import { getOrCreate } from '../../../base/lists/getOrCreate.ts';
import type { SourceLayer } from '../../reference/expressions/Provenance.ts';
import type { RowBindings } from '../../reference/expressions/Scope.ts';
import type { ListUse } from '../../reference/read/ResolvedPage.ts';
import { selectRows } from '../../reference/rows/RowQuery.ts';
import type { PageFacts } from '../../rules/PageFacts.ts';
import type { SiteContext } from '../SiteContext.ts';

/**
 * Computes two cache keys for a page before it is rendered: one from the code, the site context, its
 * route entry and its rows, the other from the blocks and lists it uses. Equal keys mean equal pages.
 */
export class PageKeys {
  readonly #context: SiteContext['context'];
  readonly #codeHash: string;
  readonly #locales = new Map<string, PageKeys>();
  readonly #siteKey: string;
  readonly #pageKeys = new Map<string, string>();
  readonly #rowKeys = new Map<string, string>();
  readonly #blockKeys = new Map<string, string>();
  readonly #listKeys = new Map<string, string>();

  /** @param codeHash hash of the code, section schemas included */
  constructor(codeHash: string, { context }: Pick<SiteContext, 'context'>) {
    this.#context = context;
    this.#codeHash = codeHash;
    const { site, loaded, resolve, manifest } = context;
    this.#siteKey = cacheKey(
      codeHash,
      resolve.mode,
      String(manifest.isIncomplete),
      JSON.stringify(site ?? null),
      ...[...loaded.rowSchemas].flatMap(([name, { source }]) => [name, source.text]),
      ...loaded.forms.keys(),
    );
  }

  /** Returns the keys of pages in another language, whose site, rows and blocks are translated. */
  inLocale(locale: string): PageKeys {
    return getOrCreate(this.#locales, locale, () => this.#create(locale));
  }

  #create(locale: string): PageKeys {
    const context = this.#context.localized.get(locale) ?? this.#context;
    return new PageKeys(cacheKey(this.#codeHash, locale), { context });
  }

  /** Returns the key of a page. Blocks are not part of it: which ones are used is not known yet. */
  pageKey(entryDigest: string, rows: RowBindings): string {
    const rowKeys = [...rows].map(([name, { row, query, value }]) =>
      row
        ? `${name}=${this.#rowKey(row.collection, row.key)}`
        : `${name}?${query ? JSON.stringify([value, query]) : ''}`,
    );
    const id = [entryDigest, ...rowKeys].join('\0');
    return getOrCreate(this.#pageKeys, id, () => cacheKey(this.#siteKey, entryDigest, ...rowKeys));
  }

  /** Returns the key of the blocks that a page uses, and of the rows that its lists select. */
  blocksKey({ blocks, lists = [] }: Pick<PageFacts, 'blocks' | 'lists'>): string {
    if (blocks.length + lists.length === 0) return '';
    return cacheKey(
      ...blocks.map((name) => this.#blockKey(name)),
      ...lists.map((use) => this.listKey(use)),
    );
  }

  /** Hashes what a list shows: its rows, in order, with the columns that it reads. */
  listKey({ query, columns }: ListUse): string {
    const id = JSON.stringify([query, columns]);
    return getOrCreate(this.#listKeys, id, () => {
      const { resolve, collections } = this.#context;
      const { rows, faultyColumns } = collections.get(query.collection) ?? {};
      const shown = selectRows(query, resolve).map((row) => {
        const values = rows?.get(row) ?? {};
        const read = columns.includes('*')
          ? values
          : columns.map((column) => values[column] ?? null);
        return [row, read, ...(faultyColumns?.get(row) ?? [])];
      });
      return cacheKey(id, JSON.stringify(shown));
    });
  }

  #rowKey(collection: string, row: string): string {
    const id = `${collection}.${row}`;
    return getOrCreate(this.#rowKeys, id, () => {
      const {
        rows,
        columns,
        faultyColumns: faulty,
      } = this.#context.collections.get(collection) ?? {};
      const invalidColumns = [...(faulty?.get(row) ?? [])];
      return cacheKey(id, JSON.stringify([rows?.get(row), columns, invalidColumns]));
    });
  }

  #blockKey(name: string): string {
    return getOrCreate(this.#blockKeys, name, () => {
      const layer: SourceLayer | undefined = this.#context.manifest.blocks.get(name);
      return cacheKey(name, JSON.stringify(layer?.value ?? null));
    });
  }
}
