/**
 * Runs an action now, or after the press that is under way. A message that appears between pressing and
 * releasing moves what is pressed from under the pointer, and the click is lost.
 */
export function afterPress(action: () => void): void {
  if (!isPressed) action();
  else addEventListener('pointerup', () => setTimeout(action), { once: true });
}

/** Starts to follow presses, for `afterPress`. */
export function followPresses(): void {
  if (isFollowing) return;
  isFollowing = true;
  const follow = (pressed: boolean) => () => {
    isPressed = pressed;
  };
  addEventListener('pointerdown', follow(true), true);
  addEventListener('pointerup', follow(false), true);
  addEventListener('pointercancel', follow(false), true);
}

let isFollowing = false;
let isPressed = false;
