import type { RuleMeta } from './catalogue/RuleMeta.ts';

/**
 * Whether `site.checks` and comments may set how grave a mistake is: every warning, and every
 * check across pages (from BW100 on). What leaves no page to build always stops the build.
 */
export function isSettable(rule: RuleMeta): boolean {
  return rule.severity !== 'error' || Number(rule.code.slice(2)) >= 100;
}
