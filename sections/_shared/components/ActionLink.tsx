import { type Action, english } from '../../../schema/vocabulary.ts';
import { usePage } from '../page/page.ts';
import { useWords } from '../page/words.ts';
import { PlainText } from '../text/PlainText.tsx';
import { ActionAnchor } from './ActionLink.style.ts';
import { Icon } from './Icon.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface ActionLinkProps {
  action: Action;
  /** Style for an action without one. */
  fallbackStyle?: NonNullable<Action['style']>;
  /** Text for screen readers after a label that is ambiguous without context. */
  about?: string;
  className?: string;
}

/**
 * An Action as a link. An external link opens in a new tab and announces that to screen readers. A
 * text link ends with an arrow.
 */
export function ActionLink({
  action,
  fallbackStyle = 'primary',
  about,
  className,
}: ActionLinkProps) {
  const words = useWords({ page: english.page });
  const { href, hrefLang, external } = usePage().link(action.to);
  const style = action.style ?? fallbackStyle;
  return (
    <ActionAnchor
      className={className}
      href={href}
      hrefLang={hrefLang}
      data-style={style}
      {...(external && { target: '_blank', rel: 'noopener' })}
    >
      {action.icon && <Icon name={action.icon} />}
      <span>
        <PlainText>{action.label}</PlainText>
      </span>
      {about && <VisuallyHidden>: {about}</VisuallyHidden>}
      {external && <VisuallyHidden> {words.page.opensInNewTab}</VisuallyHidden>}
      {style === 'text' && !action.icon && (
        <Icon name={external ? 'arrow-up-right' : 'arrow-right'} />
      )}
    </ActionAnchor>
  );
}
