/**
 * Returns the source of a picture by the attributes of its element; of a picture that a script loads
 * later, the attribute that the common scripts read.
 */
export function pickPicture(
  name: string,
  { src = '', srcset = '', poster, style = '', ...attributes }: Record<string, string>,
): string | undefined {
  if (name === 'img' || name === 'amp-img') {
    const candidates = [
      attributes['data-src'],
      attributes['data-lazy-src'],
      attributes['data-original'],
      src,
      listCandidates(srcset || attributes['data-srcset'] || '').at(-1),
    ];
    return candidates.find((candidate) => candidate && !/^\s*data:/i.test(candidate));
  }
  if (name === 'image') return attributes.href ?? attributes['xlink:href'];
  if (name === 'video') return poster;
  const [, url] = /background(?:-image)?\s*:[^;]*url\(\s*['"]?([^'")]+)/i.exec(style) ?? [];
  return url && !/^data:/i.test(url) ? url : undefined;
}

/** Lists the addresses in a `srcset`. */
function listCandidates(srcset: string): string[] {
  return srcset
    .split(/,\s+|\s+[\d.]+[wx]\s*,/)
    .flatMap((candidate) => candidate.trim().split(/\s+/)[0] || []);
}
