import { createReporter } from '../../diagnostics/createReporter.ts';
import { pages, site } from '../../diagnostics/exampleSites.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import { defineRules, examples } from '../../diagnostics/RuleMeta.ts';
import { suggestFix } from '../../diagnostics/suggestName.ts';
import { traceToSource } from '../../reference/expressions/Provenance.ts';
import type { SiteRuleContext } from '../RuleContext.ts';

export const rules = defineRules('reference', {
  'unknown-style': {
    code: 'BW540',
    severity: 'error',
    title: 'A style does not exist',
    why: 'The site would have the plain look.',
    help: 'Correct the name, or create `styles/<name>.yaml`. For a style that comes with Blockwright, write `use:`.',
    ...examples`${site}
  theme: { style: ${['harvset', 'harvest']} }
${pages}
# styles/harvest.yaml
use: hearth
radius: none`,
  },
});

const report = createReporter<typeof rules>();

/** Reports a style of the theme that neither the site nor one of its packages has. */
export function checkSite({ site, siteProvenance, styleNames }: SiteRuleContext): Problem[] {
  const name: unknown = site?.theme.style;
  if (!siteProvenance || typeof name !== 'string' || styleNames.includes(name)) return [];
  const { at, related } = traceToSource(siteProvenance, ['theme', 'style']);
  return [
    report('unknown-style', {
      message: `Unknown style \`${name}\`: styles/${name}.yaml does not exist.`,
      ...suggestFix(
        at,
        name,
        styleNames,
        'create the file, or write `use:` for a style that comes with Blockwright',
      ),
      at,
      related,
    }),
  ];
}
