import { plainWords } from '../../base/text/plainWords.ts';
import { toAnchor } from '../../schema/vocabulary.ts';
import { Island } from '../_shared/components/Island.tsx';
import { SectionFrame, type ViewProps } from '../_shared/frame/SectionFrame.tsx';
import { usePage } from '../_shared/page/page.ts';
import GalleryIsland from './island.tsx';
import type { Gallery } from './schema.ts';

/**
 * Pictures in a grid. Each is a link to its file, so that it opens without JavaScript too; the island
 * shows it in a dialog instead.
 */
export default function GalleryView({ section }: ViewProps<Gallery>) {
  const page = usePage();
  const { items, title, columns = 3, layout } = section;
  return (
    <SectionFrame section={section}>
      <Island
        name="gallery"
        id={section.id ?? toAnchor(title ?? items[0]?.image.alt ?? '')}
        on="interaction"
        component={GalleryIsland}
        words={['gallery']}
        props={{
          columns,
          ...(layout && { layout, label: title }),
          pictures: items.map(({ image, caption }) => {
            // The copies serve the dialog, and the grid too.
            const { src, width, height, sources } = page.image(image.src, '92vw');
            const { alt, focus, credit } = image;
            return {
              src,
              width,
              height,
              sources,
              alt: plainWords(alt),
              ...(focus && { className: `focus-${focus.join('-')}` }),
              ...(caption && { caption }),
              ...(credit && { credit }),
            };
          }),
        }}
      />
    </SectionFrame>
  );
}
