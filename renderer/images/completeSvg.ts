/** The number grows whenever drawings are completed in another way. */
export const completion = 'complete-1';

/**
 * Adds to an SVG what browsers need to show it as a picture: the namespace, which drawings copied from
 * a page lack, and its size, without which it has none in a row of logos. Returns undefined if it has
 * both.
 */
export function completeSvg(content: Buffer): Buffer | undefined {
  const text = content.toString('utf8');
  const match = rootTag.exec(text);
  if (!match) return undefined;
  const [tag] = match;
  const has = (name: string) => new RegExp(`\\s${name}\\s*=`).test(tag);
  const lacksPrefix = !has('xmlns:xlink') && text.includes(' xlink:');
  const size = readMissingSize(tag);
  if (has('xmlns') && !lacksPrefix && !size) return undefined;
  const added = [
    ...(has('xmlns') ? [] : ['xmlns="http://www.w3.org/2000/svg"']),
    ...(lacksPrefix ? ['xmlns:xlink="http://www.w3.org/1999/xlink"'] : []),
    ...(size ? [`width="${size.width}" height="${size.height}"`] : []),
  ].join(' ');
  const kept = size ? tag.replaceAll(/\s(?:width|height)\s*=\s*(?:"[^"]*"|'[^']*')/g, '') : tag;
  const completed = kept.replace(/^<svg/, () => `<svg ${added}`);
  return Buffer.from(text.slice(0, match.index) + completed + text.slice(match.index + tag.length));
}

const rootTag = /<svg(?:\s+[^\s=>/]+\s*=\s*(?:"[^"]*"|'[^']*'))*\s*\/?>/;

/** Returns the size that the `viewBox` gives a drawing; undefined if it has a size of its own. */
function readMissingSize(tag: string): { width: number; height: number } | undefined {
  const read = (name: string) =>
    new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag)?.slice(1).join('');
  const [width, height] = [read('width'), read('height')].map(toPixels);
  const [, , boxWidth = 0, boxHeight = 0] =
    read('viewBox')
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  if (!(boxWidth > 0 && boxHeight > 0) || (width && height)) return undefined;
  if (width) return { width, height: round((width * boxHeight) / boxWidth) };
  if (height) return { width: round((height * boxWidth) / boxHeight), height };
  return { width: round(boxWidth), height: round(boxHeight) };
}

/** Returns a length in pixels; undefined for none, and for a share of the place. */
function toPixels(length: string | undefined): number | undefined {
  const [, value = '', unit = ''] = /^\s*([\d.]+)\s*([a-z]*)\s*$/.exec(length ?? '') ?? [];
  const pixels = Number(value) * (pixelsPerUnit[unit] ?? 1);
  return pixels > 0 ? pixels : undefined;
}

const pixelsPerUnit: Record<string, number> = {
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  pt: 4 / 3,
  pc: 16,
  em: 16,
  rem: 16,
};

function round(length: number): number {
  return Math.round(length * 100) / 100;
}
