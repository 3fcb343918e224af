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

type IconNodes = Record<string, [tag: string, attributes: Record<string, string>][]>;

let nodes: IconNodes | undefined;
const drawings = new Map<string, string>();

function drawing(name: string): string {
  const known = drawings.get(name);
  if (known !== undefined) return known;
  nodes ??= createRequire(import.meta.url)('lucide-static/icon-nodes.json') as IconNodes;
  const shapes = nodes[name];
  if (!shapes) throw new Error(`There is no lucide icon named "${name}"`);
  const markup = shapes
    .map(([tag, attributes]) => `<${tag}${attributeText(attributes)}/>`)
    .join('');
  drawings.set(name, markup);
  return markup;
}

function attributeText(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .filter(([name]) => name !== 'key')
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
}
