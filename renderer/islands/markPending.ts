/**
 * Shows that a press on a link or button waits for scripts; the style of `data-pending` is global. If it
 * takes long, screen readers announce it, with a text that the script's element has in the language of
 * the page.
 */
export function markPending(command: HTMLElement | null, isPending: boolean): void {
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
