import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { IconFrame } from './Icon.style.ts';

/**
 * A lucide icon as inline SVG, hidden from assistive technology; `name` is the lucide name, such
 * as `calendar-check`. Server only. Throws when lucide has no icon of that name.
 */
export function Icon({ name }: { name: string }) {
  return (
    <IconFrame
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing comes from the icon set
      dangerouslySetInnerHTML={{ __html: drawing(name) }}
    />
  );
}

const drawings = new Map<string, string>();

function drawing(name: string): string {
  const known = drawings.get(name);
  if (known !== undefined) return known;
  const shapes = readIcon(name).match(/<(?!svg|!--)[^>]+\/>/g) ?? [];
  const markup = shapes.join('').replaceAll(' />', '/>');
  drawings.set(name, markup);
  return markup;
}

function readIcon(name: string): string {
  try {
    return readFileSync(locate(`lucide-static/icons/${name}.svg`), 'utf8');
  } catch (cause) {
    throw new Error(`There is no lucide icon named "${name}"`, { cause });
  }
}

const locate = createRequire(import.meta.url).resolve;
