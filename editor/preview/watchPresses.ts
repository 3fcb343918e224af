/** A window whose presses are watched. */
export interface WatchedWindow extends Window {
  /** While a mouse button or finger is down: resolves after its release and its click. */
  press?: Promise<void> | undefined;
}

/**
 * Watches presses of a mouse or finger in a window. What moves away between press and release does not
 * get the click, so nothing may change on the screen until then.
 */
export function watchPresses(target: WatchedWindow): void {
  const startPress = () => {
    target.press = waitForClick(target).then(() => {
      target.press = undefined;
    });
  };
  target.addEventListener('pointerdown', startPress, true);
}

async function waitForClick(target: Window): Promise<void> {
  await new Promise((resolve) => {
    for (const type of ['pointerup', 'pointercancel', 'dragstart'])
      target.addEventListener(type, resolve, { capture: true, once: true });
  });
  // A mouse clicks as it is released; after a finger, the click comes in a task of its own.
  await new Promise((resolve) => setTimeout(resolve, 20));
}
