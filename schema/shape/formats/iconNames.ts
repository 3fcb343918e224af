import names from './iconNames.generated.json?raw';

let known: ReadonlySet<string> | undefined;

/** Lists the names of Lucide's icons. */
export function iconNames(): ReadonlySet<string> {
  // Parsed on first use, because most runs look up no icon.
  known ??= new Set(JSON.parse(names));
  return known;
}

/** Whether Lucide has an icon. */
export function isIcon(name: string): boolean {
  return iconNames().has(name);
}
