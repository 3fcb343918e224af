import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
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
      dangerouslySetInnerHTML={{ __html: loadDrawing(name) }}
    />
  );
}

const drawings = new Map<string, string>();

function loadDrawing(name: string): string {
  const cached = drawings.get(name);
  if (cached !== undefined) return cached;
  const shapes = readIcon(name).match(/<(?!svg|!--)[^>]+\/>/g) ?? [];
  const markup = shapes.join('').replaceAll(' />', '/>');
  drawings.set(name, markup);
  return markup;
}

function readIcon(name: string): string {
  try {
    return readFileSync(resolve(`lucide-static/icons/${name}.svg`), 'utf8');
  } catch (cause) {
    throw new Error(`Lucide has no icon named "${name}"`, { cause });
  }
}

const resolve = createRequire(import.meta.url).resolve;
