import { Idiomorph } from 'idiomorph';
import type { hydrate as hydrateIsland } from '../../renderer/islands/hydrate.ts';

/**
 * Morphs the open page into new HTML, touching only what differs: the scroll position, open details
 * and unchanged islands are kept.
 */
export function showPage(html: string): void {
  const next = new DOMParser().parseFromString(html, 'text/html');
  document.title = next.title;
  const [style, nextStyle] = [document, next].map((page) =>
    page.querySelector('head > style:not([type])'),
  );
  if (style && nextStyle && style.textContent !== nextStyle.textContent)
    style.textContent = nextStyle.textContent;
  const changedIslands: [Element, Element][] = [];
  const morphing = Idiomorph.morph(document.body, next.body, {
    morphStyle: 'innerHTML',
    callbacks: {
      beforeNodeMorphed(old: Node, fresh: Node) {
        if (!isIsland(old) && !isIsland(fresh)) return true;
        // React owns a hydrated island, so it is either kept or replaced as a whole.
        if (describeIsland(old) !== describeIsland(fresh))
          changedIslands.push([old as Element, fresh as Element]);
        else copySectionIndex(old as HTMLElement, fresh as HTMLElement);
        return false;
      },
    },
  });
  // Morphing is asynchronous only when it waits for styles in the head, which this does not.
  if (morphing instanceof Promise) morphing.catch(reportError);
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

function isIsland(node: Node): node is HTMLElement {
  return node instanceof HTMLElement && node.dataset.island !== undefined;
}
