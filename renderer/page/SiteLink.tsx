import { usePage } from '../../sections/_shared/page.ts';
import { VisuallyHidden } from '../../sections/_shared/VisuallyHidden.tsx';
import { words } from '../../sections/_shared/words.ts';

/** A plain link of the header or footer; the page it stands on is marked as current. */
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
