import { Icon, usePage, VisuallyHidden } from '../../../../sections/section.ts';
import { AddLink } from './style.ts';

interface CalendarLinkProps {
  /** Address of the file. */
  file: string;
  label: string;
  /** Text for screen readers after a label that is ambiguous without context. */
  about?: string;
}

/** A link to a file that calendar programs read. */
export function CalendarLink({ file, label, about }: CalendarLinkProps) {
  return (
    <AddLink href={usePage().link(file).href} type="text/calendar" download="">
      <Icon name="calendar-plus" />
      <span>
        {label}
        {about && <VisuallyHidden>: {about}</VisuallyHidden>}
      </span>
    </AddLink>
  );
}
