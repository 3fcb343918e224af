import type { FormContext } from '../content/form/FormContext.ts';
import type { PageRule, SiteRule } from '../content/RuleContext.ts';
import type { Problem } from '../diagnostics/Problem.ts';
import { isSettable, type RuleMeta, type RuleName } from '../diagnostics/RuleMeta.ts';

/** A file of schema/rules/. A rule without a check is reported where files are read or values resolved. */
export interface RuleModule {
  rule: RuleMeta;
  checkForm?(context: FormContext): Problem[];
  checkPage?: PageRule;
  checkSite?: SiteRule;
}

/** Every rule, by name. */
export const ruleModules: ReadonlyMap<RuleName, RuleModule> = new Map(
  Object.entries(import.meta.glob<RuleModule>('../rules/*.ts', { eager: true })).map(
    ([path, module]) => [path.slice('../rules/'.length, -'.ts'.length), module],
  ),
);

/** The metadata of every rule, by name. */
export const catalogue: ReadonlyMap<RuleName, RuleMeta> = new Map(
  [...ruleModules].map(([name, { rule }]) => [name, rule]),
);

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
