import type { DirectiveFlaw, Span } from './Directive.ts';
import type { FindReference } from './FindReference.ts';

interface PictureItem {
  item: { image: { src: string; alt: string }; caption?: string };
  source: Record<string, Span>;
}

/** Reads pictures of which each is on a line of its own: `![alternative text](/images/a.jpg "Caption")`. */
export function readPictures(
  text: string,
  { from, to }: Span,
  findReference: FindReference,
): { items: PictureItem[]; flaws: DirectiveFlaw[] } {
  const items: PictureItem[] = [];
  const flaws: DirectiveFlaw[] = [];
  let start = from;
  for (const line of text.slice(from, to).split('\n')) {
    const at = start + line.length - line.trimStart().length;
    const written = line.trim();
    start += line.length + 1;
    if (written === '') continue;
    const match = picture.exec(written);
    const labelled = match ? undefined : readLabelled(written, at, findReference);
    if (labelled) {
      items.push(labelled);
      continue;
    }
    if (!match) {
      flaws.push({
        from: at,
        to: at + written.length,
        message: 'A gallery contains pictures alone, each on a line of its own.',
        hint: 'write `![what it shows](/images/name.jpg "Caption")`',
      });
      continue;
    }
    const [, opening = '', alt = '', middle = '', src = '', gap = '', caption] = match;
    const altAt = at + opening.length;
    const srcAt = altAt + alt.length + middle.length;
    const captionAt = srcAt + src.length + gap.length;
    items.push({
      item: { image: { src, alt }, ...(caption && { caption }) },
      source: {
        '': { from: at, to: at + written.length },
        'image/src': { from: srcAt, to: srcAt + src.length },
        'image/alt': alt
          ? { from: altAt, to: altAt + alt.length }
          : { from: at, to: at + written.length },
        ...(caption && { caption: { from: captionAt, to: captionAt + caption.length } }),
      },
    });
  }
  return { items, flaws };
}

const picture = /^((?:[-*+] )?!\[)([^\]]*)(\]\()([^\s()]+)(?:(\s+")([^"]*)")?\s*\)$/;

/** Reads a picture whose address is defined elsewhere: `![alternative text][label]`. */
function readLabelled(
  written: string,
  from: number,
  findReference: FindReference,
): PictureItem | undefined {
  const [, alt = '', label] = /^(?:[-*+] )?!\[([^\]]*)\](?:\[([^\]]*)\])?$/.exec(written) ?? [];
  const reference = findReference(label || alt);
  if (!reference) return undefined;
  const { href: src, title: caption } = reference;
  const line = { from, to: from + written.length };
  return {
    item: { image: { src, alt }, ...(caption && { caption }) },
    source: { '': line, 'image/src': line, 'image/alt': line, ...(caption && { caption: line }) },
  };
}
