import { type HeldInteraction, onHydrationTrigger } from './onHydrationTrigger.ts';

/**
 * The only script a page with islands loads at first. It waits, for each island, for the moment
 * its section asked for; then loads React and the island's code, hydrates, and repeats the click
 * or submission that woke it.
 */
const script = document.querySelector<HTMLScriptElement>('script[data-islands]');
const urls: Record<string, string> = JSON.parse(script?.dataset.islands ?? '{}');

for (const host of document.querySelectorAll<HTMLElement>('[data-island]')) {
  onHydrationTrigger(host, (waking) => hydrateIsland(host, waking));
}

document.addEventListener('click', closeMenuOnChoice);

async function hydrateIsland(host: HTMLElement, waking: HeldInteraction) {
  const name = host.dataset.island ?? '';
  try {
    const [{ hydrate }, island] = await Promise.all([
      import(/* @vite-ignore */ urls._ ?? ''),
      import(/* @vite-ignore */ urls[name] ?? ''),
    ]);
    hydrate(host, island.default);
    host.dataset.hydrated = '';
    waking.repeat();
  } catch (error) {
    waking.release();
    console.error(`The interactive part "${name}" could not be loaded.`, error);
  }
}

/** A menu is a popover; choosing a link to a place on the same page must close it. */
function closeMenuOnChoice(event: Event) {
  const link = (event.target as Element).closest?.('[popover] a[href*="#"]');
  link?.closest<HTMLElement>('[popover]')?.hidePopover();
}
