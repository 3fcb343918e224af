import { getDirection } from '../../../base/messages/getDirection.ts';
import { usePage } from '../page/page.ts';
import { findDrawing } from './findDrawing.ts';
import { IconFrame } from './Icon.style.ts';

/**
 * A Lucide icon as inline SVG, hidden from assistive technology. `name` is its Lucide name, such as
 * `calendar-check`. Server only. From right to left, icons that point to a side are mirrored.
 *
 * @throws if Lucide has no icon of that name.
 */
export function Icon({ name }: { name: string }) {
  const { locale } = usePage().site;
  const isMirrored = hasSide.test(name) && getDirection(locale) === 'rtl';
  return (
    <IconFrame
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
      data-mirrored={isMirrored ? '' : undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing comes from the icon set
      dangerouslySetInnerHTML={{ __html: getDrawing(name) }}
    />
  );
}

/** Icons that point to the start or end of a line. */
const hasSide =
  /-(?:left|right)(?:-|$)|^(?:external-link|forward|log-in|log-out|redo|reply|send|undo)/;

function getDrawing(name: string): string {
  const drawing = findDrawing('icons', name);
  if (drawing === undefined) throw new Error(`Lucide has no icon named "${name}"`);
  return drawing;
}
