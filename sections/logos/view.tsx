import * as english from '../../schema/messages/english.ts';
import { Picture } from '../_shared/components/Picture.tsx';
import { VisuallyHidden } from '../_shared/components/VisuallyHidden.tsx';
import { SectionFrame } from '../_shared/frame/SectionFrame.tsx';
import { usePage, type ViewProps } from '../_shared/page/page.ts';
import { useWords } from '../_shared/page/words.ts';
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
