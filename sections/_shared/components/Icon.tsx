import { findDrawing } from './findDrawing.ts';
import { IconFrame } from './Icon.style.ts';
import readDrawings from './iconDrawings.generated.json?lazy';

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

/** Pages repeat few of the icons. */
const drawings = new Map<string, string>();
let json: string | undefined;

function loadDrawing(name: string): string {
  let drawing = drawings.get(name);
  if (drawing === undefined) {
    json ??= readDrawings();
    drawing = findDrawing(json, name);
    if (drawing === undefined) throw new Error(`Lucide has no icon named "${name}"`);
    drawings.set(name, drawing);
  }
  return drawing;
}
