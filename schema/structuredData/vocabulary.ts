import data from './vocabulary.json' with { type: 'json' };

/** What schema.org knows: is there such a type, and may it have such a property? */
export const vocabulary = {
  types: Object.keys(data.types),

  isType(name: string): boolean {
    return Object.hasOwn(data.types, name);
  },

  /** Whether a type (or one it is derived from) may have a property. */
  allows(type: string, property: string): boolean {
    const domains = (data.properties as Record<string, string>)[property];
    if (domains === undefined) return false;
    const wanted = new Set(domains.split(' '));
    return lineage(type).some((name) => wanted.has(name));
  },

  /** The properties a type may have. */
  properties(type: string): string[] {
    const own = new Set(lineage(type));
    return Object.entries(data.properties)
      .filter(([, domains]) => domains.split(' ').some((domain) => own.has(domain)))
      .map(([name]) => name);
  },

  /** Whether a type is another one or derived from it. */
  isA(type: string, ancestor: string): boolean {
    return lineage(type).includes(ancestor);
  },
};

/** A type and all it is derived from. */
function lineage(type: string): string[] {
  const known = lineages.get(type);
  if (known) return known;
  const seen = new Set([type]);
  for (const name of seen) {
    const parents = (data.types as Record<string, string>)[name];
    for (const parent of parents?.split(' ') ?? []) if (parent) seen.add(parent);
  }
  const names = [...seen];
  lineages.set(type, names);
  return names;
}

const lineages = new Map<string, string[]>();
