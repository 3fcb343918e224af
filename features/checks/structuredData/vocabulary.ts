import { getOrCreate } from '../../../base/lists/getOrCreate.ts';
import data from './vocabulary.json' with { type: 'json' };

/** The types and properties of schema.org. */
export const vocabulary = {
  types: Object.keys(data.types),

  isType(name: string): boolean {
    return Object.hasOwn(data.types, name);
  },

  /** Whether a type or one of its ancestors has a property. */
  allows(type: string, property: string): boolean {
    const cached = getOrCreate(allowedByType, type, () => new Map());
    return getOrCreate(
      cached,
      property,
      () =>
        Object.hasOwn(data.properties, property) &&
        isDomain(type, (data.properties as Record<string, string>)[property] ?? ''),
    );
  },

  /** Lists the properties of a type, inherited ones included. */
  properties(type: string): string[] {
    return Object.entries(data.properties)
      .filter(([, domains]) => isDomain(type, domains))
      .map(([name]) => name);
  },

  /** Whether a type is `ancestor` or derived from it. */
  isA(type: string, ancestor: string): boolean {
    return getAncestors(type).includes(ancestor);
  },
};

/** Returns a type and its ancestors. */
function getAncestors(type: string): string[] {
  return getOrCreate(ancestorsByType, type, () => {
    const seen = new Set([type]);
    for (const name of seen) {
      const parents = (data.types as Record<string, string>)[name];
      for (const parent of parents?.split(' ') ?? []) if (parent) seen.add(parent);
    }
    return [...seen];
  });
}

const ancestorsByType = new Map<string, string[]>();

/** Whether a type or one of its ancestors is among `domains` (separated by spaces). */
function isDomain(type: string, domains: string): boolean {
  return domains.split(' ').some((domain) => getAncestors(type).includes(domain));
}

/** Caches `allows`, which every page calls: type → property → whether the type has it. */
const allowedByType = new Map<string, Map<string, boolean>>();
