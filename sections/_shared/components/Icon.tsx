import { findDrawing } from './findDrawing.ts';
import { IconFrame } from './Icon.style.ts';

/**
 * A Lucide icon as inline SVG, hidden from assistive technology. `name` is its Lucide name, such as
 * `calendar-check`. Server only.
 *
 * @throws if Lucide has no icon of that name.
 */
export function Icon({ name }: { name: string }) {
  return (
    <IconFrame
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing comes from the icon set
      dangerouslySetInnerHTML={{ __html: getDrawing(name) }}
    />
  );
}

function getDrawing(name: string): string {
  const drawing = findDrawing('icons', name);
  if (drawing === undefined) throw new Error(`Lucide has no icon named "${name}"`);
  return drawing;
}
