import { usePage } from '../../sections/_shared/page.ts';
import { VisuallyHidden } from '../../sections/_shared/VisuallyHidden.tsx';
import { words } from '../../sections/_shared/words.ts';

/** A link in the header or footer. A link to the current page has `aria-current`. */
export function SiteLink({ label, to }: { label: string; to: string }) {
  const page = usePage();
  const { href, external } = page.link(to);
  return (
    <a
      href={href}
      aria-current={to === page.route ? 'page' : undefined}
      {...(external && { target: '_blank', rel: 'noopener' })}
    >
      {label}
      {external && <VisuallyHidden> {words.opensInNewTab}</VisuallyHidden>}
    </a>
  );
}
