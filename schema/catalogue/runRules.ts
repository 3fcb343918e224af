import { collectFields } from '../content/form/collectFields.ts';
import type { RuleContext, SiteRuleContext } from '../content/RuleContext.ts';
import type { Problem } from '../diagnostics/Problem.ts';
import type { ResolvedPage } from '../reference/read/ResolvedPage.ts';
import type { ReadForm } from '../reference/readForm.ts';
import { ruleModules } from './catalogue.ts';

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

const modules = [...ruleModules.values()];
const formRules = modules.flatMap(({ checkForm }) => checkForm ?? []);
const pageRules = modules.flatMap(({ checkPage }) => checkPage ?? []);
const siteRules = modules.flatMap(({ checkSite }) => checkSite ?? []);
