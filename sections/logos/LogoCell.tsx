import * as english from '../../schema/messages/english.ts';
import { Picture } from '../_shared/components/Picture.tsx';
import { VisuallyHidden } from '../_shared/components/VisuallyHidden.tsx';
import { usePage } from '../_shared/page/page.ts';
import { useWords } from '../_shared/page/words.ts';
import type { Logos } from './schema.ts';
import { Cell } from './style.ts';

/** A logo, which may be a link. */
export function LogoCell({ image, to }: Logos['items'][number]) {
  const words = useWords({ page: english.page });
  const page = usePage();
  const picture = <Picture image={image} sizes="10rem" />;
  const target = to === undefined ? undefined : page.link(to);
  return (
    <Cell>
      {target ? (
        <a href={target.href} {...(target.external && { target: '_blank', rel: 'noopener' })}>
          {picture}
          {target.external && <VisuallyHidden> {words.page.opensInNewTab}</VisuallyHidden>}
        </a>
      ) : (
        picture
      )}
    </Cell>
  );
}
