import type { PictureFault } from './PictureFault.ts';

/**
 * Explains why a page cannot show an SVG. Refuses entities, which could expand to millions of elements
 * or read other files.
 */
export function explainSvg(text: string): PictureFault | undefined {
  const again = 'save it again, or correct the ending of its name';
  if (text.trim() === '') return { reason: 'it is empty', hint: 'save it again' };
  if (text.startsWith('\x1f\ufffd'))
    return { reason: 'it is a compressed file', hint: 'unpack it, and name it .svg' };
  if (/<!ENTITY/i.test(text))
    return {
      reason: 'it declares entities, which are not allowed in pictures',
      hint: 'save it as a plain SVG',
    };
  const prolog =
    /^\ufeff?\s*(?:<\?xml[^>]*>\s*)?(?:<!--(?:(?!-->)[\s\S])*-->\s*|<!DOCTYPE[^>[]*>\s*)*/i;
  const root = text.slice(prolog.exec(text)?.[0].length ?? 0);
  return /^<(?:\w+:)?svg[\s/>]/.test(root)
    ? undefined
    : { reason: 'it is not an SVG file', hint: again };
}

/**
 * Finds what an SVG loads from elsewhere, such as a font or a photo: as a picture of a page it gets
 * nothing of this. Returns the address.
 */
export function findOuterResource(text: string): string | undefined {
  const drawing = text.replaceAll(/<!--[\s\S]*?-->/g, '');
  const references = [
    /<(?:\w+:)?(?:image|feImage|use)\b[^>]*?\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi,
    /@import\s+(?:url\(\s*)?["']?([^"')\s;]+)/gi,
    /\burl\(\s*(?:&quot;|["'])?((?:(?!&quot;)[^"')])+)/gi,
  ];
  for (const reference of references)
    for (const [, one, other = ''] of drawing.matchAll(reference)) {
      const address = (one ?? other).trim();
      if (address && !/^(?:#|data:)/i.test(address)) return address;
    }
  return undefined;
}
