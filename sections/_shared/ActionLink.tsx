import type { Action } from '../../schema/fields/action.ts';
import { ActionAnchor } from './ActionLink.style.ts';
import { Icon } from './Icon.tsx';
import { PlainText } from './PlainText.tsx';
import { usePage } from './page.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import { words } from './words.ts';

/** Props of `ActionLink`. */
export interface ActionLinkProps {
  action: Action;
  /** How it looks when the action itself does not say. */
  fallbackStyle?: NonNullable<Action['style']>;
  /** What the link is about where its label alone does not say; for screen readers only. */
  about?: string;
  className?: string;
}

/**
 * One Action as a link. An address off the site opens in a new tab and says so to screen readers;
 * a text link ends with an arrow.
 */
export function ActionLink({
  action,
  fallbackStyle = 'primary',
  about,
  className,
}: ActionLinkProps) {
  const { href, external } = usePage().link(action.to);
  const style = action.style ?? fallbackStyle;
  return (
    <ActionAnchor
      className={className}
      href={href}
      data-style={style}
      {...(external && { target: '_blank', rel: 'noopener' })}
    >
      {action.icon && <Icon name={action.icon} />}
      <span>
        <PlainText>{action.label}</PlainText>
      </span>
      {about && <VisuallyHidden>: {about}</VisuallyHidden>}
      {external && <VisuallyHidden> {words.opensInNewTab}</VisuallyHidden>}
      {style === 'text' && !action.icon && (
        <Icon name={external ? 'arrow-up-right' : 'arrow-right'} />
      )}
    </ActionAnchor>
  );
}
