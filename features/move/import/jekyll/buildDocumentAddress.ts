import { buildPermalink, isPretty } from './buildPermalink.ts';
import type { JekyllConfig } from './JekyllConfig.ts';
import type { JekyllDocument } from './JekyllDocument.ts';

/**
 * Builds the address of a document, by its front matter, or by what the configuration says of its kind.
 *
 * @param below its path below the folder of its collection
 */
export function buildDocumentAddress(
  { type, data, slug, date, categories }: Omit<JekyllDocument, 'address'>,
  below: string,
  { permalink, timezone, collections }: JekyllConfig,
): string {
  const path = below.replace(/\.[^.]+$/, '');
  const parts = { slug, categories, date, path, collection: type, timezone };
  if (typeof data.permalink === 'string') return buildPermalink(data.permalink, parts);
  const own = collections.get(type)?.permalink;
  if (typeof own === 'string') return buildPermalink(own, parts);
  if (type === 'posts') return buildPermalink(permalink, parts);
  if (type === 'pages') {
    if (/(?:^|\/)index$/.test(path)) return `/${path.replace(/index$/, '')}`;
    return isPretty(permalink) ? `/${path}/` : `/${path}.html`;
  }
  const usual = isPretty(permalink) ? '/:collection/:path/' : '/:collection/:path:output_ext';
  return buildPermalink(usual, parts);
}
