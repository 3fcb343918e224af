import { type Problem, SourceFile } from '../../../schema/index.ts';
import { readInventory } from '../format/readInventory.ts';
import { AddressAnswers } from './AddressAnswers.ts';
import { compareHeads } from './compareHeads.ts';
import { findLostAddresses } from './findLostAddresses.ts';
import { findLostParts } from './findLostParts.ts';
import { findLostSentences } from './findLostSentences.ts';
import { findOldHost } from './findOldHost.ts';
import { GoneList } from './GoneList.ts';
import type { LossReporter } from './LossReporter.ts';
import { NewSite, type NewSiteInput } from './NewSite.ts';
import type { PagePair, SiteComparison } from './SiteComparison.ts';

/** The value of `site.replaces`. */
export type Replaces = string | { inventory: string; gone?: readonly string[] | undefined };

/** The new site, as a rule knows it, which reports what is lost. */
interface ReportedSite extends NewSiteInput {
  report: LossReporter;
}

/** Compares the site with the inventory of the site that it replaces, and reports what is lost. */
export function compareSites(replaces: Replaces, { report, ...rendered }: ReportedSite): Problem[] {
  const { context, tools } = rendered;
  const layer = context.siteProvenance?.layers.find(({ value }) => 'replaces' in value);
  if (!layer) return [];
  const isShort = typeof replaces === 'string';
  const path = [...layer.path, 'replaces', ...(isShort ? [] : ['inventory'])];
  const at = { file: layer.file, path };
  const name = isShort ? replaces : replaces.inventory;
  const read = readInventory(context.root, name);
  if ('message' in read) {
    const { message, hint, at: place } = read;
    const file = place && new SourceFile(name, place.text);
    const found = file ? { file, from: place.offset, to: place.offset } : at;
    return [report('invalid-inventory', { message, hint, at: found })];
  }
  const { inventory } = read;
  const entries = isShort ? [] : (replaces.gone ?? []);
  const gone = new GoneList(entries);
  const site = new NewSite(rendered);
  const book = new AddressAnswers(context, tools);
  const pairs = pairPages(inventory.pages, book, gone);
  const comparison: SiteComparison = {
    inventory,
    site,
    book,
    gone,
    pairs,
    context,
    tools,
    layer,
    at,
    report,
  };
  const problems = [
    ...findLostAddresses(comparison),
    ...compareHeads(comparison),
    ...(site.isComplete
      ? [...findLostSentences(comparison), ...findLostParts(comparison), ...findOldHost(comparison)]
      : []),
  ];
  const unused = entries.flatMap((entry, index) => (gone.isUsed(index) ? [] : [{ entry, index }]));
  return [
    ...problems,
    ...(site.isComplete ? unused : []).map(({ entry, index }) =>
      report('unused-gone', {
        message: `Nothing of the old site is missing that \`gone\` calls “${entry}”.`,
        hint: 'remove the entry, or copy the address or sentence from the inventory',
        at: { file: layer.file, path: [...layer.path, 'replaces', 'gone', index] },
      }),
    ),
  ];
}

/** Pairs each old page with the page that answers its address. */
function pairPages(
  pages: SiteComparison['inventory']['pages'],
  book: AddressAnswers,
  gone: GoneList,
): PagePair[] {
  const addresses = new Set(pages.map(({ address }) => address));
  const pairs = pages.flatMap((old) => {
    const isCopy = old.canonical !== undefined && addresses.has(old.canonical);
    if (old.status !== 200 || isCopy) return [];
    const answer = book.find(old.address);
    if (!answer || answer === 'other') return [];
    return gone.hasAddress(old.address) ? [] : [{ old, page: answer.page }];
  });
  const counts = new Map<unknown, number>();
  for (const { page } of pairs) counts.set(page, (counts.get(page) ?? 0) + 1);
  return pairs.map((pair) => ({ ...pair, isOnly: counts.get(pair.page) === 1 }));
}
