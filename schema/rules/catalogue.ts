import { isSettable, type RuleMeta, type RuleName, type Rules } from '../diagnostics/RuleMeta.ts';
import { listLimits } from './limits.ts';

/**
 * The metadata of the rules of the core and of its features. The query makes modules of their own, so that bundles contain only
 * the metadata: most commands report diagnostics without running a check.
 */
const rulesByName = new Map<RuleName, RuleMeta>(
  Object.values(
    import.meta.glob<Rules>(
      ['./*/*.ts', '../../features/*/rules/*.ts', '!./checks/*.ts', '!**/*.test.ts'],
      {
        eager: true,
        import: 'rules',
        query: '?rules',
      },
    ),
  ).flatMap((rules) => Object.entries(rules)),
);

/** The metadata of every rule, by name. */
export const catalogue: ReadonlyMap<RuleName, RuleMeta> = rulesByName;

/** Adds the rules of a feature in a package. */
export function addRules(rules: Rules): void {
  for (const [name, rule] of Object.entries(rules)) {
    rulesByName.set(name, rule);
    rulesByCode.set(rule.code, rule);
  }
}

/** Returns the rule of a problem. A name without a rule is our bug. */
export function getRule(name: RuleName): RuleMeta {
  const rule = catalogue.get(name);
  if (!rule) throw new Error(`No file in schema/rules/ defines the rule "${name}"`);
  return rule;
}

/** Finds the rule of a diagnostic by its code. */
export function findRuleByCode(code: string): RuleMeta | undefined {
  return rulesByCode.get(code);
}

/** Whether a rule of this name exists and, by default, reports warnings or nothing. */
export function isWarningRule(name: RuleName): boolean {
  return catalogue.has(name) && getRule(name).severity !== 'error';
}

/** Lists the names of the rules whose severity `site.checks` and suppression comments may change. */
export function listSettableRules(): RuleName[] {
  return [...catalogue].filter(([, rule]) => isSettable(rule)).map(([name]) => name);
}

const rulesByCode = new Map([...catalogue.values()].map((rule) => [rule.code, rule]));

/** The limits that checks compare with, by name, with their defaults. */
export const allLimits: Readonly<Record<string, number>> = listLimits(catalogue.values());
