import type { Problem } from '../../../schema/index.ts';
import { isComparable, normalizeSentence } from '../text/normalizeSentence.ts';
import { createSuccessorSearch, type Successor } from './findSuccessor.ts';
import { namePicture } from './namePicture.ts';
import { isRedirectable, proposeRedirects } from './proposeRedirects.ts';
import type { SiteComparison } from './SiteComparison.ts';

/** Reports old addresses of pages, redirects, feeds and files that nothing answers. */
export function findLostAddresses(comparison: SiteComparison): Problem[] {
  const { inventory, book, gone, layer, report, at } = comparison;
  const { pages, redirects, feeds, shared } = inventory;
  const isLost = (address: string) => !book.find(address) && !gone.hasAddress(address);
  const files = new Set([...shared.files, ...pages.flatMap((page) => page.files)]);
  const lostPages = pages.filter(({ status, address }) => status === 200 && isLost(address));
  const lostFiles = [...files].filter((address) => address.startsWith('/') && isLost(address));
  const lostFeeds = feeds.filter(isLost);
  const lostRedirects = Object.keys(redirects).filter(isLost);
  const findSuccessor = lostPages.length > 0 ? createSearch(comparison) : () => undefined;
  const linked = lostFiles.length > 0 ? listLinkedFiles(comparison) : new Map<string, string>();
  const found = [
    ...lostPages.map((old) => {
      const successor = comparison.site.isComplete ? findSuccessor(old) : undefined;
      return { address: old.address, ...describePage(old, successor, comparison) };
    }),
    ...lostFiles.map((address) => {
      const to = linked.get(namePicture(address));
      return { address, message: `The file ${address} of the old site is missing.`, to };
    }),
    ...lostFeeds.map((address) => ({
      address,
      message: `Nothing answers the feed ${address} of the old site, so its readers get no more articles.`,
    })),
    ...lostRedirects.map((address) => {
      const target = redirects[address] ?? '';
      const answer = target.startsWith('/') ? book.find(target) : undefined;
      const to = answer && answer !== 'other' ? answer.page.facts.meta.route : undefined;
      return {
        address,
        message: `The old site redirected ${address} to ${target}, and nothing answers it any more.`,
        to: to ?? (/^https:/.test(target) ? target : undefined),
      };
    }),
  ];
  const certain = found.flatMap(({ address, to }: { address: string; to?: string | undefined }) =>
    to && isRedirectable(address, comparison.tools) ? [[address, to] as const] : [],
  );
  const isCertain = new Map(certain);
  const fix = certain.length > 0 ? proposeRedirects(certain, layer) : [];
  const [firstCertain] = certain;
  return found.map(({ address, message, ...others }: Found) => {
    const to = isCertain.get(address);
    return report('lost-address', {
      message,
      hint: to
        ? `add the redirect \`${address}: ${to}\`, as \`check --fix\` does`
        : (others.hint ?? other),
      at,
      // One edit adds all redirects.
      ...(address === firstCertain?.[0] && { fix }),
    });
  });
}

interface Found {
  address: string;
  message: string;
  hint?: string;
  to?: string | undefined;
}

const other =
  'write the page, redirect the address in `site.redirects`, or list it in `gone` of `site.replaces`';

function describePage(
  old: SiteComparison['inventory']['pages'][number],
  successor: Successor | undefined,
  { site }: SiteComparison,
): Omit<Found, 'address'> {
  const sentences = old.sentences.filter(isComparable);
  const hasArrived = (text: string) =>
    site.hasSentence(text) || site.hasText(normalizeSentence(text), successor?.page);
  const lost = site.isComplete ? sentences.filter((text) => !hasArrived(text)).length : 0;
  const count =
    lost > 0 ? `, and ${lost} of its ${sentences.length} sentences are nowhere in this site` : '';
  const title = old.title ? ` (“${old.title.slice(0, 80)}”)` : '';
  const message = `Nothing answers ${old.address}${title} of the old site${count}.`;
  const route = successor?.page.facts.meta.route;
  if (successor?.isCertain && route) return { message, to: route };
  return {
    message,
    ...(route && {
      hint: `perhaps it became \`${route}\`: redirect it there in \`site.redirects\`; or list it in \`gone\` of \`site.replaces\``,
    }),
  };
}

function createSearch({ inventory, site, book }: SiteComparison) {
  const taken = inventory.pages.flatMap(({ address }) => {
    const answer = book.find(address);
    return answer && answer !== 'other' && !answer.isRedirected ? answer.page : [];
  });
  return createSuccessorSearch(site, new Set(taken));
}

/** Lists the files that pages of the new site link to, by their names. */
function listLinkedFiles({ site }: SiteComparison): Map<string, string> {
  const links = [...site.pages.keys()].flatMap(({ facts }) => facts.links);
  return new Map(
    links
      .map((link) => link.replace(/[?#].*$/s, ''))
      .filter((link) => /[^/]\.\w+$/.test(link))
      .map((link) => [namePicture(link), link]),
  );
}
