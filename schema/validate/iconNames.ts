import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

let names: ReadonlySet<string> | undefined;

/** Names of the icons that lucide has. Read from its package when first asked for. */
export function iconNames(): ReadonlySet<string> {
  if (!names) {
    const root = dirname(createRequire(import.meta.url).resolve('lucide-static/package.json'));
    const files = readdirSync(join(root, 'icons')).filter((file) => file.endsWith('.svg'));
    names = new Set(files.map((file) => file.slice(0, -4)));
  }
  return names;
}
