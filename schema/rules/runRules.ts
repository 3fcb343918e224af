import { listPackageModules } from '../../base/features/packageModules.ts';
import type { Problem } from '../diagnostics/Problem.ts';
import type { ResolvedPage } from '../reference/read/ResolvedPage.ts';
import type { ReadForm } from '../reference/readForm.ts';
import { collectFields } from './collectFields.ts';
import type { FormContext } from './FormContext.ts';
import type { RenderedSiteFacts } from './RenderedSiteFacts.ts';
import type {
  FileRule,
  OtherFiles,
  OutputRule,
  PageRule,
  RuleContext,
  SiteRule,
  SiteRuleContext,
} from './RuleContext.ts';

/** Runs the rules that look at a form by itself. */
export function runFormRules(form: ReadForm, root: string): Problem[] {
  const context = { form, fields: collectFields(form), root };
  return [...formRules, ...listOfPackages('checkForm')].flatMap((check) => check(context));
}

/** Runs the rules that look at a page by itself. */
export function runPageRules(page: ResolvedPage, context: RuleContext): Problem[] {
  return [...pageRules, ...listOfPackages('checkPage')].flatMap((check) => check(page, context));
}

/** Runs the rules that look at all pages together. */
export function runSiteRules(context: SiteRuleContext): Problem[] {
  return [...siteRules, ...listOfPackages('checkSite')].flatMap((check) => check(context));
}

/** Runs the rules that look at files beside the manifests. */
export async function runFileRules(files: OtherFiles, context: RuleContext): Promise<Problem[]> {
  const found = [...fileRules, ...listOfPackages('checkFiles')].map(
    async (check) => await check(files, context),
  );
  return (await Promise.all(found)).flat();
}

/** Runs the rules that look at rendered pages and written files. */
export function runOutputRules(rendered: RenderedSiteFacts, context: SiteRuleContext): Problem[] {
  return [...outputRules, ...listOfPackages('checkRendered')].flatMap((check) =>
    check(rendered, context),
  );
}

/** The checks of a file of schema/rules/, or of rules/ of a feature; in schema/rules/checks/ of rules of earlier phases. */
export interface RuleChecks {
  checkForm?(context: FormContext): Problem[];
  checkPage?: PageRule;
  checkSite?: SiteRule;
  checkFiles?: FileRule;
  checkRendered?: OutputRule;
}

const modules = Object.values(
  import.meta.glob<RuleChecks>(
    ['./{checks,form,page,site}/*.ts', '../../features/*/rules/*.ts', '!**/*.test.ts'],
    { eager: true },
  ),
);
const formRules = modules.flatMap(({ checkForm }) => checkForm ?? []);
const pageRules = modules.flatMap(({ checkPage }) => checkPage ?? []);
const siteRules = modules.flatMap(({ checkSite }) => checkSite ?? []);
const fileRules = modules.flatMap(({ checkFiles }) => checkFiles ?? []);
const outputRules = modules.flatMap(({ checkRendered }) => checkRendered ?? []);

/** Lists the checks of a kind that features in packages have. */
function listOfPackages<Kind extends keyof RuleChecks>(
  kind: Kind,
): NonNullable<RuleChecks[Kind]>[] {
  return listPackageModules<RuleChecks>('rules').flatMap(({ exports }) => exports[kind] ?? []);
}
