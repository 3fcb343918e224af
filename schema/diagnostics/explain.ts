import { catalogue, type RuleName } from './catalogue.ts';
import type { Rule } from './Rule.ts';

/** The entry of the catalogue for a code (`BW012`) or name (`unknown-key`); undefined for neither. */
export function findRule(codeOrName: string): ({ name: RuleName } & Rule) | undefined {
  const sought = codeOrName.trim().toLowerCase();
  for (const [name, rule] of Object.entries(catalogue))
    if (name === sought || rule.code.toLowerCase() === sought)
      return { name: name as RuleName, ...rule };
  return undefined;
}
