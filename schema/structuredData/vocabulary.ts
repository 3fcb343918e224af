import data from './vocabulary.json' with { type: 'json' };

/** What schema.org knows: is there such a type, and may it have such a property? */
export const vocabulary = {
  types: Object.keys(data.types),

  isType(name: string): boolean {
    return Object.hasOwn(data.types, name);
  },

  /** Whether a type (or one it is derived from) may have a property. */
  allows(type: string, property: string): boolean {
    let known = allowed.get(type);
    if (!known) {
      known = new Map();
      allowed.set(type, known);
    }
    let answer = known.get(property);
    if (answer === undefined) {
      answer =
        Object.hasOwn(data.properties, property) &&
        isDomain(type, (data.properties as Record<string, string>)[property] ?? '');
      known.set(property, answer);
    }
    return answer;
  },

  /** The properties a type may have. */
  properties(type: string): string[] {
    return Object.entries(data.properties)
      .filter(([, domains]) => isDomain(type, domains))
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

/** Whether a type, or one it is derived from, is among `domains`. */
function isDomain(type: string, domains: string): boolean {
  return domains.split(' ').some((domain) => lineage(type).includes(domain));
}

/** What was asked, and asked again for every page: type → property → whether it is allowed. */
const allowed = new Map<string, Map<string, boolean>>();
