import { createReporter } from '../../diagnostics/createReporter.ts';
import { site } from '../../diagnostics/exampleSites.ts';
import { explainUnknownRule } from '../../diagnostics/explainUnknownRule.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import { defineRules, examples, isSettable } from '../../diagnostics/RuleMeta.ts';
import { listLimits } from '../limits.ts';
import type { SiteRuleContext } from '../RuleContext.ts';
import { reportType } from '../shape/wrong-type.ts';

export const rules = defineRules('shape', {
  'unknown-check': {
    code: 'BW031',
    severity: 'error',
    title: 'A check does not exist or cannot be changed',
    why: 'A misspelled name has no effect.',
    help: 'Use a name that this page marks as settable. Errors that leave no page to build cannot be turned off.',
    ...examples`${site}
  checks: { ${['tilte', 'title']}-length: off }`,
  },
});

const report = createReporter<typeof rules>();

/** Reports unknown names, fixed severities and invalid values in `site.checks`. */
export function checkSite({ site, siteProvenance, catalogue }: SiteRuleContext): Problem[] {
  const layer = siteProvenance?.layers[0];
  if (!site || !layer || typeof site.checks !== 'object') return [];
  const limits = listLimits(catalogue.values());
  const names = [
    ...[...catalogue].filter(([, rule]) => isSettable(rule)).map(([name]) => name),
    ...Object.keys(limits),
  ];
  const unset = names.filter((name) => !Object.hasOwn(site.checks, name));
  return Object.entries(site.checks).flatMap(([name, setting]): Problem | Problem[] => {
    const at = { file: layer.file, path: [...layer.path, 'checks', name], part: 'key' as const };
    if (!names.includes(name)) {
      const isFixed = catalogue.has(name);
      const { hint, correction } = isFixed
        ? { hint: '`npx blockwright explain` lists the names' }
        : explainUnknownRule(name, unset);
      return report('unknown-check', {
        message: isFixed
          ? `The severity of \`${name}\` cannot be changed; it always stops the build.`
          : `Unknown check \`${name}\`.`,
        hint,
        at,
        ...(correction && { fix: [{ at, text: correction }] }),
      });
    }
    const isLimit = Object.hasOwn(limits, name);
    if (isLimit === (typeof setting === 'number')) return [];
    return reportType('wrong-type', {
      message: isLimit
        ? `\`${name}\` must be a number.`
        : `\`${name}\` must be error, warning or off.`,
      hint: isLimit ? 'write a number' : 'write error, warning or off',
      at: { ...at, part: 'value' },
    });
  });
}

/** Creates the problem of a suppression comment that names no rule, or one that cannot be suppressed. */
export function reportUnknownCheck(found: Omit<Problem, 'rule'>): Problem {
  return report('unknown-check', found);
}
