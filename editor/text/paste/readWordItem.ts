/**
 * Reads how Word marks a paragraph as an item of a list: `mso-list:l0 level2 lfo1`, with the bullet or
 * number as text before it. Undefined for other elements.
 */
export function readWordItem(
  element: HTMLElement,
): { depth: number; isOrdered: boolean } | undefined {
  const style = element.getAttribute('style') ?? '';
  const [, level] = /mso-list:\s*l\d+ level(\d)/i.exec(style) ?? [];
  if (level === undefined || element.tagName === 'LI') return undefined;
  const marker = [...element.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  );
  const bullet = (marker?.textContent ?? '').replaceAll(/\s/g, '');
  // Bullets may be letters of a symbol font, such as "o" of Courier.
  const isOrdered = /^\(?(?:\d+|[a-z]|[ivxl]+)(?:\.\d+)*[.)]/i.test(bullet);
  return { depth: Number(level), isOrdered };
}
