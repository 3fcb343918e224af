import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

let names: ReadonlySet<string> | undefined;

/** Names of the icons that lucide has. Read from its package when first asked for. */
export function iconNames(): ReadonlySet<string> {
  if (!names) {
    const files = readdirSync(folder()).filter((file) => file.endsWith('.svg'));
    names = new Set(files.map((file) => file.slice(0, -4)));
  }
  return names;
}

/** Whether lucide has an icon. Pages have few, and the list of all takes longer to read. */
export function isIcon(name: string): boolean {
  let known = asked.get(name);
  if (known === undefined) {
    known = /^[a-z0-9-]+$/.test(name) && existsSync(join(folder(), `${name}.svg`));
    asked.set(name, known);
  }
  return known;
}

const asked = new Map<string, boolean>();

let home: string | undefined;

function folder(): string {
  home ??= dirname(createRequire(import.meta.url).resolve('lucide-static/package.json'));
  return join(home, 'icons');
}
