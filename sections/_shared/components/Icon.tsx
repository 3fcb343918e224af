import { IconFrame } from './Icon.style.ts';
import iconDrawings from './iconDrawings.generated.json?raw';

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
      dangerouslySetInnerHTML={{ __html: loadDrawing(name) }}
    />
  );
}

/** Parsed with the first icon, because many pages have none. */
let drawings: Record<string, string> | undefined;

function loadDrawing(name: string): string {
  drawings ??= JSON.parse(iconDrawings) as Record<string, string>;
  const drawing = drawings[name];
  if (drawing === undefined) throw new Error(`Lucide has no icon named "${name}"`);
  return drawing;
}
