import { absoluteImage } from '../_shared/page/absoluteImage.ts';
import type { PageContext } from '../_shared/page/page.ts';
import type { Gallery } from './schema.ts';

/**
 * Returns a schema.org ImageObject for each picture that says something, unless the section opts
 * out. An ImageGallery would be a page, and the section is only a part of one.
 */
export default function galleryData(section: Gallery, page: PageContext): object[] {
  if (section.structuredData === false) return [];
  return section.items.flatMap(({ image, caption }) => {
    const contentUrl = absoluteImage(image.src, page);
    if (!contentUrl || !(image.alt || caption)) return [];
    return {
      '@type': 'ImageObject',
      contentUrl,
      ...(caption && { caption }),
      ...(image.alt && { description: image.alt }),
      ...(image.credit && { creditText: image.credit }),
    };
  });
}
