import { english, type Image } from '../../../schema/vocabulary.ts';
import { Icon, Picture, usePage, useWords, VisuallyHidden } from '../../../sections/index.ts';

interface SiteLinkProps {
  label: string;
  to: string;
  text?: string;
  icon?: string;
  image?: Image;
}

/**
 * A link in the header or footer, perhaps with an icon or a picture, and a few words about its target. A link to the current
 * page has `aria-current`.
 */
export function SiteLink({ label, to, text, icon, image }: SiteLinkProps) {
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
      {icon && <Icon name={icon} />}
      {image && <Picture image={image} sizes="16rem" />}
      {label}
      {text && <small>{text}</small>}
      {external && <VisuallyHidden> {words.page.opensInNewTab}</VisuallyHidden>}
    </a>
  );
}
