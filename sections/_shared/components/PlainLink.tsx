import type { ReactNode } from 'react';
import { english } from '../../../schema/vocabulary.ts';
import { usePage } from '../page/page.ts';
import { useWords } from '../page/words.ts';
import { PlainText } from '../text/PlainText.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface PlainLinkProps {
  to: string;
  /** The text of the link, or its content. */
  children: ReactNode;
}

/**
 * A link within a text or a list, without a style of its own. An external link opens in a new tab and
 * announces that to screen readers.
 */
export function PlainLink({ to, children }: PlainLinkProps) {
  const words = useWords({ page: english.page });
  const { href, hrefLang, external } = usePage().link(to);
  return (
    <a href={href} hrefLang={hrefLang} {...(external && { target: '_blank', rel: 'noopener' })}>
      {typeof children === 'string' ? <PlainText>{children}</PlainText> : children}
      {external && <VisuallyHidden> {words.page.opensInNewTab}</VisuallyHidden>}
    </a>
  );
}
