import { basename, dirname } from 'node:path';
import { UserError } from '../../../base/errors/UserError.ts';
import { toComparable } from '../../../base/redirects/parseSource.ts';
import type { ChangeReport, PageReport } from '../../_shared/changes/index.ts';
import { createInventory } from '../format/createInventory.ts';
import type { InventoryPage } from '../format/Inventory.ts';
import { readInventory } from '../format/readInventory.ts';
import { readFolder } from '../inventory/readFolder.ts';
import { createTitleTest } from '../text/createTitleTest.ts';
import { normalizeSentence } from '../text/normalizeSentence.ts';
import { type ComparedPages, compareOldPage } from './compareOldPage.ts';

/**
 * Compares the pages of an old site with a build of the new one, as `diff` reports it: old beside new, by
 * old address. Pages of the new site alone are left out.
 *
 * @throws UserError if the inventory cannot be read
 */
export async function reportChanges(
  path: string,
  { output }: { output: string },
): Promise<ChangeReport> {
  const read = readInventory(dirname(path), basename(path));
  if ('message' in read) throw new UserError(`${read.message} ${read.hint}`);
  const { inventory } = read;
  const found = createInventory(readFolder(output, inventory.origin));
  const pages = new Map(found.pages.map((page) => [toComparable(page.address), page]));
  const redirects = new Map(
    Object.entries(found.redirects).map(([from, to]) => [toComparable(from), to]),
  );
  const everywhere = new Set(
    [...found.shared.sentences, ...found.pages.flatMap((page) => page.sentences)].map(
      normalizeSentence,
    ),
  );
  const listTitles = (list: readonly InventoryPage[]) => list.map(({ title = '' }) => title);
  const isSameTitle = createTitleTest([listTitles(inventory.pages), listTitles(found.pages)]);
  const old = inventory.pages.filter(({ status }) => status === 200);
  const reports = old.flatMap((page): PageReport | PageReport[] => {
    const from = toComparable(page.address);
    const to = redirects.get(from);
    const next = pages.get(to ? toComparable(to.replace(/[?#].*$/s, '')) : from);
    return reportPage(page, { next, to }, { everywhere, isSameTitle }) ?? [];
  });
  return {
    base: `the old site, as ${basename(path)} has it`,
    labels: {
      pages: 'Pages of the old site',
      rest: `Of ${old.length - reports.length} of ${old.length} old pages, nothing is lost.`,
    },
    causes: [],
    pages: reports.sort((a, b) => rank(a) - rank(b)),
    files: [],
    unchanged: { pages: old.length - reports.length, files: 0 },
    diagnostics: { added: [], removed: [] },
  };
}

/** Removed pages come first. */
function rank({ change, redirect }: PageReport): number {
  return change === 'changed' ? 2 : redirect === undefined ? 0 : 1;
}

function reportPage(
  page: InventoryPage,
  { next, to }: { next: InventoryPage | undefined; to: string | undefined },
  site: ComparedPages,
): PageReport | undefined {
  const changes = compareOldPage(page, next, site);
  if (next && !changes) return undefined;
  return {
    route: page.address,
    path: page.address,
    change: next ? 'changed' : 'removed',
    ...(!next && to && { redirect: to }),
    isOwn: false,
    causes: [],
    bytes: {},
    ...(changes && { changes }),
  };
}
