import { inlineConstants } from './inlineConstants.ts';
import { customPropertiesIn, nameProperties } from './nameProperties.ts';
import { type FlatRule, parseStyles } from './parseStyles.ts';
import type { StyleBlock } from './StyleBlock.ts';

/** The rules that the pages of a site choose from. Other threads get a copy. */
export class SiteRules {
  readonly rules: readonly FlatRule[];
  /** Custom property → its short name, the same in all stylesheets of a site. */
  readonly shortNames: ReadonlyMap<string, string>;

  constructor(rules: readonly FlatRule[], shortNames: ReadonlyMap<string, string>) {
    this.rules = rules;
    this.shortNames = shortNames;
  }

  /** Leaves the rules out of cached contexts and cache keys, because they follow from the blocks. */
  toJSON(): undefined {
    return undefined;
  }
}

/** Parses the blocks that the bundler did not parse, inlines constants and names custom properties. */
export function prepareRules({ blocks, islands, site = '', names = [] }: RuleSources): SiteRules {
  // Code outside of the rules names these custom properties.
  const kept = new Set([
    ...customPropertiesIn(site),
    ...Object.values(islands).flatMap((island) => island.names),
    ...names,
  ]);
  const parsed = blocks.flatMap(({ name, css, rules = parseStyles(css) }) =>
    name?.includes('_') ? rules.map((rule) => ({ ...rule, isExtra: true as const })) : rules,
  );
  const rules = inlineConstants(parsed, kept);
  return new SiteRules(rules, nameProperties(rules, kept));
}

/** The part of `PageStyles` that the rules depend on. */
interface RuleSources {
  blocks: readonly StyleBlock[];
  islands: Readonly<Record<string, { names: readonly string[] }>>;
  names?: readonly string[];
  site?: string;
}
