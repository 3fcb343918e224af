import { isMapping } from '../../../../base/values/isMapping.ts';
import { readPlainText } from './readPlainText.ts';

/** Reads the picture of an article: its path, a mapping with it, or the first of a list. */
export function readImage(value: unknown): { src: string; alt: string } | undefined {
  if (Array.isArray(value)) return readImage(value[0]);
  if (isMapping(value)) {
    const inner = [
      'path',
      'src',
      'url',
      'image',
      'feature',
      'teaser',
      'filename',
      'overlay_image',
      'og_image',
    ].map((key) => readPlainText(value[key]));
    const src = inner.find((text) => text !== undefined);
    return src === undefined
      ? undefined
      : { src, alt: readPlainText(value.alt) ?? readPlainText(value.image_description) ?? '' };
  }
  const src = readPlainText(value);
  return src !== undefined && /\.(?:jpe?g|png|gif|webp|avif|svg|tiff?)(?:[?#]|$)/i.test(src)
    ? { src, alt: '' }
    : undefined;
}
