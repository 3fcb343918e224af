import { contentRules } from './catalogue/content.ts';
import { cssRules } from './catalogue/css.ts';
import { fileRules } from './catalogue/files.ts';
import { formRules } from './catalogue/forms.ts';
import { headRules } from './catalogue/head.ts';
import { linkRules } from './catalogue/links.ts';
import { proseRules } from './catalogue/prose.ts';
import type { RuleMeta } from './catalogue/RuleMeta.ts';
import { referenceRules } from './catalogue/references.ts';
import { shapeRules } from './catalogue/shape.ts';
import { siteCodeRules } from './catalogue/siteCode.ts';
import { structuredDataRules } from './catalogue/structuredData.ts';
import { themeRules } from './catalogue/theme.ts';
import { wordRules } from './catalogue/words.ts';
import { yamlRules } from './catalogue/yaml.ts';

/** Every rule that a diagnostic can have, by name. */
export const catalogue = {
  ...fileRules,
  ...shapeRules,
  ...yamlRules,
  ...referenceRules,
  ...formRules,
  ...linkRules,
  ...contentRules,
  ...proseRules,
  ...structuredDataRules,
  ...themeRules,
  ...headRules,
  ...cssRules,
  ...siteCodeRules,
  ...wordRules,
};

/** Name of a rule, as `site.checks` and suppression comments use it. */
export type RuleName = keyof typeof catalogue;

/** Finds the rule of a diagnostic by its code. */
export function getRule(code: string): RuleMeta | undefined {
  return rulesByCode.get(code);
}

const rulesByCode = new Map(Object.values<RuleMeta>(catalogue).map((rule) => [rule.code, rule]));
