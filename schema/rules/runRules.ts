import type { Problem } from '../diagnostics/Problem.ts';
import type { Rules } from '../diagnostics/RuleMeta.ts';
import type { ResolvedPage } from '../reference/read/ResolvedPage.ts';
import type { ReadForm } from '../reference/readForm.ts';
import { collectFields } from './collectFields.ts';
import type { FormContext } from './FormContext.ts';
import type { PageRule, RuleContext, SiteRule, SiteRuleContext } from './RuleContext.ts';

/** Runs the rules that look at a form by itself. */
export function runFormRules(form: ReadForm, root: string): Problem[] {
  const context = { form, fields: collectFields(form), root };
  return formRules.flatMap((check) => check(context));
}

/** Runs the rules that look at a page by itself. */
export function runPageRules(page: ResolvedPage, context: RuleContext): Problem[] {
  return pageRules.flatMap((check) => check(page, context));
}

/** Runs the rules that look at all pages together. */
export function runSiteRules(context: SiteRuleContext): Problem[] {
  return siteRules.flatMap((check) => check(context));
}

/** A file of schema/rules/, or of rules/ of a feature. Rules without a check are reported where files are read or values resolved. */
export interface RuleModule {
  rules: Rules;
  checkForm?(context: FormContext): Problem[];
  checkPage?: PageRule;
  checkSite?: SiteRule;
}

const modules = Object.values(
  import.meta.glob<RuleModule>(['./*/*.ts', '../../features/*/rules/*.ts'], { eager: true }),
);
const formRules = modules.flatMap(({ checkForm }) => checkForm ?? []);
const pageRules = modules.flatMap(({ checkPage }) => checkPage ?? []);
const siteRules = modules.flatMap(({ checkSite }) => checkSite ?? []);
