import * as english from '../../schema/words/english.ts';
import { PlainText } from './PlainText.tsx';
import { usePage } from './page.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import { useWords } from './words.ts';

/** Props of `PlainLink`. */
export interface PlainLinkProps {
  to: string;
  /** The text of the link. */
  children: string;
}

/**
 * A link within a text or a list, without a style of its own. An external link opens in a new tab and
 * announces that to screen readers.
 */
export function PlainLink({ to, children }: PlainLinkProps) {
  const words = useWords({ page: english.page });
  const { href, external } = usePage().link(to);
  return (
    <a href={href} {...(external && { target: '_blank', rel: 'noopener' })}>
      <PlainText>{children}</PlainText>
      {external && <VisuallyHidden> {words.page.opensInNewTab}</VisuallyHidden>}
    </a>
  );
}
