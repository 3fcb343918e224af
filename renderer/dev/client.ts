import { Idiomorph } from 'idiomorph';

const versionTag = 'meta[name="blockwright-version"]';

/**
 * The page's side of `dev`: when the manifest changed, fetches the page anew and changes only what
 * differs, so that scroll position, open details and islands stay as they are.
 */
import.meta.hot?.on('blockwright:update', update);
import.meta.hot?.send('blockwright:listening', { version: versionOf(document) });

async function update() {
  document.querySelector('vite-error-overlay')?.remove();
  const response = await fetch(location.href, { headers: { accept: 'text/html' } });
  const next = new DOMParser().parseFromString(await response.text(), 'text/html');
  if (islandsDiffer(next) || isStandIn(document) || isStandIn(next)) return location.reload();
  document.title = next.title;
  const style = document.querySelector('head > style:not([type])');
  const nextStyle = next.querySelector('head > style');
  if (style && nextStyle && style.textContent !== nextStyle.textContent)
    style.textContent = nextStyle.textContent;
  await Idiomorph.morph(document.body, next.body, {
    morphStyle: 'innerHTML',
    callbacks: { beforeNodeMorphed: (old: Node) => !isIsland(old) },
  });
  document.querySelector(versionTag)?.setAttribute('content', versionOf(next));
}

function versionOf(page: Document): string {
  return page.querySelector(versionTag)?.getAttribute('content') ?? '';
}

/** Whether a page stands in for one that cannot be made. */
function isStandIn(page: Document): boolean {
  return page.querySelector(`${versionTag}[data-stand-in]`) !== null;
}

/** An island belongs to React once it is hydrated: a changed one needs a fresh page. */
function islandsDiffer(next: Document): boolean {
  const describe = (page: Document) =>
    Array.from(page.querySelectorAll<HTMLElement>('[data-island]'), (host) => [
      host.dataset.island,
      host.dataset.props,
    ]);
  return JSON.stringify(describe(document)) !== JSON.stringify(describe(next));
}

function isIsland(node: Node): boolean {
  return node instanceof HTMLElement && node.dataset.island !== undefined;
}
