const name = 'blockwright:window';

/** Identifies this window, also after a reload: the server knows what it changed, and what others did. */
export const windowId = takeId();

/** Takes the id that the page left before a reload. A copy of the window, made meanwhile, finds none. */
function takeId(): string {
  try {
    const id = sessionStorage.getItem(name) ?? crypto.randomUUID();
    sessionStorage.removeItem(name);
    addEventListener('pagehide', () => {
      sessionStorage.setItem(name, id);
      navigator.sendBeacon(`/_edit/api/leave?${new URLSearchParams({ window: id })}`);
    });
    addEventListener('pageshow', () => sessionStorage.removeItem(name));
    return id;
  } catch {
    return crypto.randomUUID();
  }
}
