/** Replaces the hook of the other pages: this page has no URL of its own. */
export function onBeforePrerenderStart(): string[] {
  return [];
}
