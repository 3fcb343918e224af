import type { ComponentProps } from 'react';
import { type IconName, ToolIcon } from './ToolIcon.tsx';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'type'> {
  icon: IconName;
  /** What the button does, for screen readers; the tooltip too, unless `title` is shorter. */
  label: string;
  /** Whether it removes something. */
  isDanger?: boolean;
}

/** A button that shows an icon alone. */
export function IconButton({ icon, label, isDanger = false, ...props }: IconButtonProps) {
  return (
    <button
      title={label}
      {...props}
      type="button"
      className={`icon-button${isDanger ? ' danger' : ''}${props.className ? ` ${props.className}` : ''}`}
      aria-label={label}
    >
      <ToolIcon name={icon} />
    </button>
  );
}
