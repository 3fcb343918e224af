import * as english from '../../schema/words/english.ts';
import { Picture } from '../_shared/Picture.tsx';
import { usePage, type ViewProps } from '../_shared/page.ts';
import { SectionFrame } from '../_shared/SectionFrame.tsx';
import { VisuallyHidden } from '../_shared/VisuallyHidden.tsx';
import { useWords } from '../_shared/words.ts';
import type { Logos } from './schema.ts';
import { Cell, List } from './style.ts';

/** Logos at equal height, in a grid or a row. */
export default function LogosView({ section }: ViewProps<Logos>) {
  const words = useWords({ page: english.page });
  const page = usePage();
  const { items, layout = 'wall', monochrome = false } = section;
  return (
    <SectionFrame section={section} head="center">
      <List data-look={layout} data-monochrome={monochrome ? 'yes' : undefined}>
        {items.map(({ image, to }) => {
          const picture = <Picture image={image} sizes="10rem" />;
          const target = to === undefined ? undefined : page.link(to);
          return (
            <Cell key={image.alt + image.src}>
              {target ? (
                <a
                  href={target.href}
                  {...(target.external && { target: '_blank', rel: 'noopener' })}
                >
                  {picture}
                  {target.external && <VisuallyHidden> {words.page.opensInNewTab}</VisuallyHidden>}
                </a>
              ) : (
                picture
              )}
            </Cell>
          );
        })}
      </List>
    </SectionFrame>
  );
}
