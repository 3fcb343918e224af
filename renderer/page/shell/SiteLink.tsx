import * as english from '../../../schema/messages/english.ts';
import { VisuallyHidden } from '../../../sections/_shared/components/VisuallyHidden.tsx';
import { usePage } from '../../../sections/_shared/page/page.ts';
import { useWords } from '../../../sections/_shared/page/words.ts';

/**
 * A link in the header or footer, perhaps with a few words about its target. A link to the current
 * page has `aria-current`.
 */
export function SiteLink({ label, to, text }: { label: string; to: string; text?: string }) {
  const words = useWords({ page: english.page });
  const page = usePage();
  const { href, hrefLang, external } = page.link(to);
  return (
    <a
      href={href}
      hrefLang={hrefLang}
      aria-current={to === page.route ? 'page' : undefined}
      {...(external && { target: '_blank', rel: 'noopener' })}
    >
      {label}
      {text && <small>{text}</small>}
      {external && <VisuallyHidden> {words.page.opensInNewTab}</VisuallyHidden>}
    </a>
  );
}
