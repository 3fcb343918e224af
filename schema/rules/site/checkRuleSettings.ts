import { catalogue } from '../../diagnostics/catalogue.ts';
import { getSpellingSuggestion } from '../../diagnostics/getSpellingSuggestion.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import { limits } from '../limits.ts';
import type { SiteRuleContext } from '../RuleContext.ts';

/** Names in `site.checks` that no check has, or whose severity cannot be set. */
export function checkRuleSettings({ site, siteProvenance }: SiteRuleContext): Problem[] {
  const layer = siteProvenance?.layers[0];
  if (!site || !layer || typeof site.checks !== 'object') return [];
  const names = [
    ...Object.entries(catalogue)
      .filter(([, rule]) => rule.settable)
      .map(([name]) => name),
    ...Object.keys(limits),
  ];
  return Object.entries(site.checks).flatMap(([name, setting]): Problem[] => {
    const at = { file: layer.file, path: [...layer.path, 'checks', name], part: 'key' as const };
    if (!names.includes(name)) {
      const near = getSpellingSuggestion(name, names);
      const fixed = name in catalogue;
      return [
        {
          rule: 'unknown-check',
          message: fixed
            ? `The severity of \`${name}\` cannot be changed; it always stops the build.`
            : `Unknown check \`${name}\`.`,
          hint: near && !fixed ? `did you mean "${near}"?` : 'docs/diagnostics.md lists the names',
          at,
          ...(near && !fixed && { fix: [{ at, text: near }] }),
        },
      ];
    }
    const number = Object.hasOwn(limits, name);
    if (number === (typeof setting === 'number')) return [];
    return [
      {
        rule: 'wrong-type',
        message: number
          ? `\`${name}\` must be a number.`
          : `\`${name}\` must be error, warning or off.`,
        hint: number ? 'write a number' : 'write error, warning or off',
        at: { ...at, part: 'value' },
      },
    ];
  });
}
