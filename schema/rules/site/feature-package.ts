import { readSiteTextSync } from '../../../base/files/readSiteText.ts';
import { createReporter } from '../../diagnostics/createReporter.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import { defineRules, examples } from '../../diagnostics/RuleMeta.ts';
import { findFeaturePackages } from '../../manifest/findFeaturePackages.ts';
import { SourceFile } from '../../yaml/source/SourceFile.ts';
import type { SiteRuleContext } from '../RuleContext.ts';

export const rules = defineRules('reference', {
  'feature-package': {
    code: 'BW088',
    severity: 'error',
    title: 'A package adds nothing to the site',
    why: 'Its package.json says that it does, so something is missing.',
    help: 'Install another version of the package. `blockwright.feature` in its package.json names the folder with what it adds: sections/, styles/, keys.ts and so on.',
    ...examples`# package.json
{ "dependencies": { "@acme/looks": "^1.0.0" } }
# node_modules/@acme/looks/package.json
{ "name": "@acme/looks", "blockwright": { "feature": "${['source', 'src']}" } }
# node_modules/@acme/looks/src/styles/night.yaml
radius: round`,
  },
});

const report = createReporter<typeof rules>();

/** Reports packages that say they add something to a site, and do not. */
export function checkSite({ root }: SiteRuleContext): Problem[] {
  const empty = findFeaturePackages(root).filter(
    ({ types, styles, modules }) => types.length + styles.length + modules.length === 0,
  );
  if (empty.length === 0) return [];
  const text = readSiteTextSync(root, 'package.json');
  const file = new SourceFile('package.json', text);
  return empty.map(({ name }) => {
    const from = Math.max(0, text.indexOf(JSON.stringify(name)));
    return report('feature-package', {
      message: `The package \`${name}\` adds nothing: the folder that its package.json names has no sections, styles or other parts of a feature.`,
      hint: 'install another version, or correct `blockwright.feature` in its package.json',
      at: { file, from, to: from + JSON.stringify(name).length },
    });
  });
}
