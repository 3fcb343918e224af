import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

/** Default limits of rules by name; `site.checks` may set others. */
export const limits = {
  'title-min': 10,
  'title-max': 70,
  'description-min': 50,
  'description-max': 170,
  'image-file-kilobytes': 2000,
  'svg-file-kilobytes': 200,
  'page-kilobytes': 500,
  'script-kilobytes': 100,
  'image-kilobytes': 2000,
};

/** Returns these limits, and the limits that rules have in their metadata. */
export function listLimits(rules: Iterable<Pick<RuleMeta, 'limits'>>): Record<string, number> {
  return Object.assign({}, limits, ...Array.from(rules, (rule) => rule.limits));
}
