import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

let names: ReadonlySet<string> | undefined;

/** Lists the names of lucide's icons. Reads them from its package on first use. */
export function iconNames(): ReadonlySet<string> {
  if (!names) {
    const files = readdirSync(getIconFolder()).filter((file) => file.endsWith('.svg'));
    names = new Set(files.map((file) => file.slice(0, -4)));
  }
  return names;
}

/** Whether lucide has an icon. Looks for a single file, which is faster than listing all. */
export function isIcon(name: string): boolean {
  let known = iconCache.get(name);
  if (known === undefined) {
    known = /^[a-z0-9-]+$/.test(name) && existsSync(join(getIconFolder(), `${name}.svg`));
    iconCache.set(name, known);
  }
  return known;
}

const iconCache = new Map<string, boolean>();

let packageFolder: string | undefined;

function getIconFolder(): string {
  packageFolder ??= dirname(createRequire(import.meta.url).resolve('lucide-static/package.json'));
  return join(packageFolder, 'icons');
}
