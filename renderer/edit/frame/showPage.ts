import { Idiomorph } from 'idiomorph';
import type { hydrate as hydrateIsland } from '../../islands/hydrate.ts';

/**
 * Changes the open page into another state of it, touching only what differs: scroll position,
 * open details and islands that are the same stay as they are.
 */
export function showPage(html: string): void {
  const next = new DOMParser().parseFromString(html, 'text/html');
  document.title = next.title;
  const [style, nextStyle] = [document, next].map((page) =>
    page.querySelector('head > style:not([type])'),
  );
  if (style && nextStyle && style.textContent !== nextStyle.textContent)
    style.textContent = nextStyle.textContent;
  const changed: [Element, Element][] = [];
  const morphing = Idiomorph.morph(document.body, next.body, {
    morphStyle: 'innerHTML',
    callbacks: {
      beforeNodeMorphed(old: Node, fresh: Node) {
        if (!isIsland(old) && !isIsland(fresh)) return true;
        // An island belongs to React once it is hydrated: it is kept, or replaced as a whole.
        if (describe(old) !== describe(fresh)) changed.push([old as Element, fresh as Element]);
        else copySectionIndex(old as HTMLElement, fresh as HTMLElement);
        return false;
      },
    },
  });
  // Only a page that waits for styles in its head is morphed later, which is not asked for.
  if (morphing instanceof Promise) morphing.catch(reportError);
  for (const [old, fresh] of changed) old.replaceWith(document.importNode(fresh, true));
  hydrateNewIslands(next).catch(reportError);
}

const known = new WeakSet<Element>(document.querySelectorAll('[data-island]'));

/** The page's own script only knows the islands that were there when it was opened. */
async function hydrateNewIslands(next: Document): Promise<void> {
  const script = next.querySelector<HTMLScriptElement>('script[data-islands]');
  const urls: Record<string, string> = JSON.parse(script?.dataset.islands ?? '{}');
  for (const host of document.querySelectorAll<HTMLElement>('[data-island]')) {
    if (known.has(host)) continue;
    known.add(host);
    const [{ hydrate }, island] = await Promise.all([
      import(/* @vite-ignore */ urls._ ?? '') as Promise<{ hydrate: typeof hydrateIsland }>,
      import(/* @vite-ignore */ urls[host.dataset.island ?? ''] ?? ''),
    ]);
    if (!host.isConnected) continue;
    hydrate(host, island.default);
    host.dataset.hydrated = '';
  }
}

function describe(node: Node): string {
  const { island, props } = (node as HTMLElement).dataset ?? {};
  return `${island} ${props}`;
}

/** Its place in the list of sections may be another now. */
function copySectionIndex(old: HTMLElement, fresh: HTMLElement): void {
  const { editSection } = fresh.dataset;
  if (editSection === undefined) delete old.dataset.editSection;
  else old.dataset.editSection = editSection;
}

function isIsland(node: Node): node is HTMLElement {
  return node instanceof HTMLElement && node.dataset.island !== undefined;
}
