/** What woke an island, and how to act on it afterwards. */
export interface HeldInteraction {
  /** Repeats the click or submission that was held back while the island loaded. */
  repeat(): void;
  /** Loading failed: lets the held-back link or form do what it does without script. */
  release(): void;
}

/** Calls `wake` once, when the moment named by the island's `data-on` has come. */
export function onHydrationTrigger(
  host: HTMLElement,
  wake: (waking: HeldInteraction) => void,
): void {
  const on = host.dataset.on ?? 'load';
  const held: Held = { event: null };
  let woken = false;
  const once = () => {
    if (woken) return;
    woken = true;
    wake({
      repeat() {
        stop();
        repeat(held.event);
      },
      release() {
        stop();
        for (const form of host.querySelectorAll('form')) form.noValidate = false;
        repeat(held.event);
      },
    });
  };
  const stop = holdInteractions(host, held, once);

  if (on === 'load' || isAddressed(host)) once();
  else if (on === 'idle') (window.requestIdleCallback ?? setTimeout)(once);
  else if (on === 'visible') whenVisible(host, once);
  else if (on.startsWith('media:')) whenMatching(on.slice('media:'.length), once);
}

interface Held {
  event: Event | null;
}

/** Whether the page was opened with the address of the island, as in `/roles#apply`. */
function isAddressed({ dataset: { opens } }: HTMLElement): boolean {
  return !!opens && location.hash === `#${opens}`;
}

/**
 * Touching or focusing an island (or a link that opens it) starts loading; a click or submission
 * before it is ready is held. Returns what ends the holding.
 */
function holdInteractions(host: HTMLElement, held: Held, wake: () => void): () => void {
  const opens = host.dataset.opens;
  const concerns = (event: Event) => {
    const target = event.target as Element;
    return host.contains(target) || !!(opens && target.closest?.(`a[href="#${opens}"]`));
  };
  const touch = (event: Event) => concerns(event) && wake();
  const hold = (event: Event) => {
    if (!concerns(event)) return;
    wake();
    letSubmit(event);
    if (!isCommand(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.event = event;
  };
  for (const type of ['pointerover', 'pointerdown', 'focusin'])
    document.addEventListener(type, touch, true);
  for (const type of ['click', 'submit']) document.addEventListener(type, hold, true);
  return () => {
    for (const type of ['pointerover', 'pointerdown', 'focusin'])
      document.removeEventListener(type, touch, true);
    for (const type of ['click', 'submit']) document.removeEventListener(type, hold, true);
  };
}

/** Fields keep working natively while the island loads; buttons, links and submissions wait. */
function isCommand(event: Event): boolean {
  const target = event.target as Element;
  return event.type === 'submit' || !!target.closest('a, button:not([type="submit"])');
}

/** Without this the browser's own checks would answer in place of the island, and hold nothing back. */
function letSubmit({ target }: Event) {
  const form = (target as Element).closest<HTMLButtonElement>('[type="submit"]')?.form;
  if (form) form.noValidate = true;
}

function repeat(event: Event | null): void {
  const target = event?.target;
  // A copied event would lack the browser's own default action and `detail`.
  if (event instanceof SubmitEvent && target instanceof HTMLFormElement)
    target.requestSubmit(event.submitter as HTMLElement | null);
  else if (target instanceof Element) target.closest<HTMLElement>('a, button')?.click();
}

function whenVisible(host: HTMLElement, wake: () => void) {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    wake();
  });
  // The host has no box of its own (display: contents); its content has.
  observer.observe(host.firstElementChild ?? host);
}

function whenMatching(query: string, wake: () => void) {
  const media = matchMedia(query);
  if (media.matches) wake();
  else media.addEventListener('change', wake, { once: true });
}
