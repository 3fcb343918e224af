import type { DirectiveFlaw, Span } from './Directive.ts';

interface PictureItem {
  item: { image: { src: string; alt: string }; caption?: string };
  source: Record<string, Span>;
}

/** Reads pictures of which each is on a line of its own: `![alternative text](/images/a.jpg "Caption")`. */
export function readPictures(
  text: string,
  { from, to }: Span,
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
