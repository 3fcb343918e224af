import { type HeldInteraction, onHydrationTrigger } from './onHydrationTrigger.ts';

/**
 * Hydrates the islands of a page; the only script that a page loads at first. Each island waits for
 * its hydration trigger, then loads React and its own code. A click or submission that came before
 * is repeated after hydration.
 */
const script = document.querySelector<HTMLScriptElement>('script[data-islands]');
const urls: Record<string, string> = JSON.parse(script?.dataset.islands ?? '{}');

for (const islandElement of document.querySelectorAll<HTMLElement>('[data-island]')) {
  onHydrationTrigger(islandElement, (held) => hydrateIsland(islandElement, held));
}

document.addEventListener('click', closeMenuOnLink);

async function hydrateIsland(islandElement: HTMLElement, held: HeldInteraction) {
  const name = islandElement.dataset.island ?? '';
  // On a network that hangs, a link or form is better off without script.
  const timer = setTimeout(() => held.release(), 10_000);
  try {
    const [{ hydrate }, island, imported] = await Promise.all([
      import(/* @vite-ignore */ urls._ ?? ''),
      import(/* @vite-ignore */ urls[name] ?? ''),
      importProps(islandElement),
      loadStyles(urls[`${name}.css`]),
    ]);
    // Evaluating the code, hydrating and repeating are tasks of their own: the browser can respond to
    // the visitor between them.
    await nextTask();
    await hydrate(islandElement, island.default, imported);
    islandElement.dataset.hydrated = '';
    clearTimeout(timer);
    await nextTask();
    held.repeat();
  } catch (error) {
    clearTimeout(timer);
    held.release();
    console.error(`The interactive part "${name}" could not be loaded.`, error);
  }
}

/** Loads the props that pages share. */
async function importProps({ dataset: { imports = '{}' } }: HTMLElement): Promise<object> {
  const props = Object.entries<string>(JSON.parse(imports)).map(async ([name, url]) => {
    const { default: value } = await import(/* @vite-ignore */ url);
    return [name, value] as const;
  });
  return Object.fromEntries(await Promise.all(props));
}

/** Loads the styles of an island that was hidden. */
function loadStyles(href: string | undefined): Promise<unknown> | undefined {
  if (!href || document.querySelector(`link[href="${href}"]`)) return undefined;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  const loading = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = reject;
  });
  document.head.append(link);
  return loading;
}

/** Closes the menu, a popover, when the visitor follows a link that does not leave the page. */
function closeMenuOnLink(event: Event) {
  const link = (event.target as Element).closest?.('[popover] :is(a[href*="#"], a[target])');
  link?.closest<HTMLElement>('[popover]')?.hidePopover();
}

/**
 * Resolves in a new task, so that the browser can handle input and paint before. Unlike a timer, the
 * task does not wait behind other work where the browser has `scheduler.yield`.
 */
function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?(): Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
