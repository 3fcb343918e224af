/** The click or submission that an island held back until it could handle it. */
export interface HeldInteraction {
  /** Stops holding and repeats the held event, for the hydrated island to handle. */
  repeat(): void;
  /** Stops holding when loading failed or takes long: the held link or form works without script. */
  release(): void;
}

/**
 * Calls `hydrate` once, at the hydration trigger in the island's `data-on`: `load`, `idle`,
 * `visible` or `media:(…)`. An interaction with the island is a trigger in every case, and the only
 * one for `interaction`.
 */
export function onHydrationTrigger(
  islandElement: HTMLElement,
  hydrate: (held: HeldInteraction) => void,
): void {
  const trigger = islandElement.dataset.on ?? 'load';
  let heldEvent: Event | null = null;
  let isTriggered = false;
  const hydrateOnce = () => {
    if (isTriggered) return;
    isTriggered = true;
    hydrate({
      repeat() {
        stopHolding();
        repeatEvent(takeHeldEvent());
      },
      release() {
        stopHolding();
        for (const form of islandElement.querySelectorAll('form')) form.noValidate = false;
        repeatEvent(takeHeldEvent());
      },
    });
  };
  const stopHolding = holdInteractions(islandElement, hydrateOnce, (event) => {
    markPending(findCommand(heldEvent), false);
    heldEvent = event;
    markPending(findCommand(heldEvent), true);
  });
  const takeHeldEvent = () => {
    const event = heldEvent;
    markPending(findCommand(event), false);
    heldEvent = null;
    return event;
  };

  if (trigger === 'load' || isAddressed(islandElement)) hydrateOnce();
  else if (trigger === 'idle') (window.requestIdleCallback ?? setTimeout)(hydrateOnce);
  else if (trigger === 'visible') whenVisible(islandElement, hydrateOnce);
  else if (trigger.startsWith('media:')) whenMatching(trigger.slice('media:'.length), hydrateOnce);
}

/** Whether the page was opened with the anchor of the island, as in `/roles#apply`. */
function isAddressed({ dataset: { opens } }: HTMLElement): boolean {
  return !!opens && location.hash === `#${opens}`;
}

/**
 * Triggers hydration when a visitor touches or focuses the island, or a link that opens it, and
 * holds clicks and submissions. Returns a function that stops holding them.
 */
function holdInteractions(
  islandElement: HTMLElement,
  hydrate: () => void,
  hold: (event: Event) => void,
): () => void {
  const opens = islandElement.dataset.opens;
  const concernsIsland = (event: Event) => {
    const target = event.target as Element;
    return islandElement.contains(target) || !!(opens && target.closest?.(`a[href="#${opens}"]`));
  };
  const handleTouch = (event: Event) => concernsIsland(event) && hydrate();
  const handleAction = (event: Event) => {
    if (!concernsIsland(event)) return;
    hydrate();
    disableNativeValidation(event);
    if (!isCommand(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    hold(event);
  };
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  for (const type of ['pointerover', 'pointerdown', 'focusin'])
    document.addEventListener(type, handleTouch, options);
  for (const type of ['click', 'submit']) document.addEventListener(type, handleAction, options);
  return () => listening.abort();
}

/** Whether the event must wait for the island. Fields keep working natively while it loads. */
function isCommand(event: Event): boolean {
  const target = event.target as Element;
  return event.type === 'submit' || !!target.closest('a, button:not([type="submit"])');
}

/** Turns native validation off, which would block `submit` before the island can hold it. */
function disableNativeValidation({ target }: Event) {
  const form = (target as Element).closest<HTMLButtonElement>('[type="submit"]')?.form;
  if (form) form.noValidate = true;
}

/** Returns the link or button that was pressed. */
function findCommand(event: Event | null): HTMLElement | null {
  const target = event instanceof SubmitEvent ? event.submitter : event?.target;
  return target instanceof Element ? target.closest<HTMLElement>('a, button') : null;
}

function repeatEvent(event: Event | null): void {
  const target = event?.target;
  // A copied event would lack the browser's own default action and `detail`.
  if (event instanceof SubmitEvent && target instanceof HTMLFormElement)
    target.requestSubmit(event.submitter as HTMLElement | null);
  else if (target instanceof Element) target.closest<HTMLElement>('a, button')?.click();
}

function whenVisible(islandElement: HTMLElement, hydrate: () => void) {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    hydrate();
  });
  // The island element has no box of its own (display: contents); its content has.
  observer.observe(islandElement.firstElementChild ?? islandElement);
}

function whenMatching(query: string, hydrate: () => void) {
  const media = matchMedia(query);
  if (media.matches) hydrate();
  else media.addEventListener('change', hydrate, { once: true });
}

/**
 * Shows that a press on a link or button waits for scripts; the style of `data-pending` is global. If it
 * takes long, screen readers announce it, with a text that the script's element has in the language of
 * the page.
 */
function markPending(command: HTMLElement | null, isPending: boolean): void {
  if (!command) return;
  command.toggleAttribute('data-pending', isPending);
  command.ariaBusy = `${isPending}`;
  if (!isPending) status.textContent = '';
  // Screen readers announce only changes of an element that they know.
  else document.body.append(status);
  setTimeout(() => {
    if (command.matches('[data-pending]'))
      status.textContent =
        document.querySelector<HTMLElement>('[data-loading]')?.dataset.loading ?? '';
  }, delay);
}

const status = document.createElement('p');
status.role = 'status';
status.className = 'visually-hidden';

/** Time after which a wait is worth a message, in milliseconds. */
const delay = 500;
