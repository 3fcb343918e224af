/** Whether a browser or word processor does not show an element: comments, bullets written as text. */
export function isHidden(element: HTMLElement): boolean {
  const style = element.getAttribute('style') ?? '';
  return (
    element.hasAttribute('hidden') ||
    /^(?:STYLE|SCRIPT|TITLE|META|LINK|TEMPLATE|NOSCRIPT|BUTTON|INPUT|SELECT|TEXTAREA)$/.test(
      element.tagName,
    ) ||
    /mso-list:\s*ignore|mso-hide:\s*all|mso-element:\s*comment|display:\s*none/i.test(style)
  );
}
