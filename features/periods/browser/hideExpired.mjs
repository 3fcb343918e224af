/**
 * Removes what has expired since the page was built, also while the page is open.
 *
 * @param {[selector: string, index: number, end: number][]} ends
 */
export default function hideExpired(ends) {
  const found = ends.map(([selector, index, end]) => [
    document.querySelectorAll(selector)[index],
    end,
  ]);
  const removeExpired = () => {
    const now = Date.now();
    for (const [element, end] of found) {
      if (end <= now) element?.remove();
      else if (end - now < 86_400_000) setTimeout(removeExpired, end - now);
    }
  };
  removeExpired();
}
