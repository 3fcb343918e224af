import { shortName } from '../../base/text/shortName.ts';

/**
 * Returns short names for custom properties that rules define, those that are used most the shortest.
 * Rules of features do not count, so that they lengthen no name of a page without them.
 *
 * @param kept those that keep their names, because others name them
 */
export function nameProperties(
  rules: readonly {
    declarations: readonly { text: string; property?: string }[];
    isExtra?: true;
  }[],
  kept: ReadonlySet<string>,
): Map<string, string> {
  const uses = new Map<string, number>();
  for (const { property } of rules.flatMap((rule) => rule.declarations))
    if (property) uses.set(property, 0);
  for (const name of kept) uses.delete(name);
  for (const { text } of rules.flatMap((rule) => (rule.isExtra ? [] : rule.declarations)))
    for (const name of customPropertiesIn(text)) {
      const count = uses.get(name);
      if (count !== undefined) uses.set(name, count + 1);
    }
  const shortNames = new Map<string, string>();
  let index = 0;
  for (const [name] of [...uses].sort(([, a], [, b]) => b - a)) {
    let short = '';
    do short = `--${shortName(index++).toLowerCase()}`;
    while (kept.has(short));
    shortNames.set(name, short);
  }
  return shortNames;
}

/** Replaces custom properties by their short names, except the names in `kept`. */
export function shortenProperties(
  css: string,
  names: ReadonlyMap<string, string>,
  kept: ReadonlySet<string> = new Set(),
): string {
  return css.replaceAll(propertyName, (name) =>
    kept.has(name) ? name : (names.get(name) ?? name),
  );
}

/** Returns the custom properties that a text names. */
export function customPropertiesIn(text: string): string[] {
  return text.match(/--[\w-]+/g) ?? [];
}

const propertyName = /(?<![\w-])--[\w-]+/g;
