/** What HTML, shortcodes and components say of a picture. */
export interface PictureWords {
  src?: string | undefined;
  alt?: string | undefined;
  /** Shown below it. */
  caption?: string | undefined;
  title?: string | undefined;
  /** Where a click leads. */
  link?: string | undefined;
  [name: string]: string | undefined;
}

/** Writes a picture as Markdown; nothing without an address, or for a picture inside of the page. */
export function formatPicture(words: PictureWords): string {
  const candidates = [words.src, words['data-src'], words['data-lazy-src'], words['data-original']];
  const src = candidates.find((one) => one && !one.startsWith('data:'));
  if (!src) return '';
  const alt = (words.alt ?? '').replaceAll(/\s+/g, ' ').replaceAll(/[[\]\\]/g, '');
  const caption = (words.caption || words.title || '').replaceAll(/\s+/g, ' ').trim();
  const title = caption ? ` "${caption.replaceAll('"', '”')}"` : '';
  const picture = `![${alt}](${writeDestination(src)}${title})`;
  const { link } = words;
  return !link || /\.(?:jpe?g|png|gif|webp|avif|svg)(?:[?#]|$)/i.test(link)
    ? picture
    : `[${picture}](${writeDestination(link)})`;
}

/** Writes an address so that it can stand in the parentheses of Markdown. */
export function writeDestination(address: string): string {
  return address
    .trim()
    .replaceAll(/[\s<>"\\]/g, (sign) => encodeURIComponent(sign))
    .replaceAll(/[()]/g, (sign) => (sign === '(' ? '%28' : '%29'));
}
