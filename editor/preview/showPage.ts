import type { hydrate as hydrateIsland } from '../../renderer/islands/hydrate.ts';
import { isIsland, morphPage, parsePage } from '../../server/browser/morphPage.ts';
import { arrangeSections } from './arrangeSections.ts';
import type { SectionOrder } from './CanvasWindow.ts';
import type { TypedTexts } from './TypedTexts.ts';

/**
 * Morphs the open page into new HTML, touching only what differs: the scroll position, open details
 * and unchanged islands are kept.
 *
 * @param kept an element that stays as it is, because the author types in it
 * @param typed texts that the HTML does not contain yet
 * @param order the sections as they will be, if the HTML does not contain their moves yet
 */
export function showPage(
  html: string,
  {
    kept,
    typed,
    order,
  }: { kept?: Element | undefined; typed?: TypedTexts; order?: SectionOrder | undefined } = {},
): void {
  const parsed = parsePage(html);
  const next = parsed.page;
  if (order) arrangeSections(next, order);
  typed?.addTo(next);
  const changedIslands: [Element, Element][] = [];
  morphPage(parsed, (old, fresh) => {
    if (old === kept) return false;
    if (!isIsland(old) && !isIsland(fresh)) return true;
    // React owns a hydrated island, so it is either kept or replaced as a whole.
    if (describeIsland(old) !== describeIsland(fresh))
      changedIslands.push([old as Element, fresh as Element]);
    else copySectionIndex(old as HTMLElement, fresh as HTMLElement);
    return false;
  });
  for (const [old, fresh] of changedIslands) old.replaceWith(document.importNode(fresh, true));
  hydrateNewIslands(next).catch(reportError);
}

const seenIslands = new WeakSet<Element>(document.querySelectorAll('[data-island]'));

/** Hydrates islands that were added after the page's own script ran. */
async function hydrateNewIslands(next: Document): Promise<void> {
  const script = next.querySelector<HTMLScriptElement>('script[data-islands]');
  const urls: Record<string, string> = JSON.parse(script?.dataset.islands ?? '{}');
  for (const islandElement of document.querySelectorAll<HTMLElement>('[data-island]')) {
    if (seenIslands.has(islandElement)) continue;
    seenIslands.add(islandElement);
    const [{ hydrate }, island] = await Promise.all([
      import(/* @vite-ignore */ urls._ ?? '') as Promise<{ hydrate: typeof hydrateIsland }>,
      import(/* @vite-ignore */ urls[islandElement.dataset.island ?? ''] ?? ''),
    ]);
    if (!islandElement.isConnected) continue;
    await hydrate(islandElement, island.default);
    islandElement.dataset.hydrated = '';
  }
}

function describeIsland(node: Node): string {
  const { island, props } = (node as HTMLElement).dataset ?? {};
  return `${island} ${props}`;
}

/** Updates the index of a kept island, because its section may have moved. */
function copySectionIndex(old: HTMLElement, fresh: HTMLElement): void {
  const { editSection } = fresh.dataset;
  if (editSection === undefined) delete old.dataset.editSection;
  else old.dataset.editSection = editSection;
}
