import type { Problem } from '../../diagnostics/Problem.ts';
import { defineRules } from '../../diagnostics/RuleMeta.ts';
import { findSectionPackage } from '../../manifest/findSectionPackage.ts';
import { traceToSource } from '../../reference/expressions/Provenance.ts';
import { packageName } from '../../vocabulary/packageName.ts';
import type { SiteRuleContext } from '../RuleContext.ts';

export const rules = defineRules('reference', {
  'section-package': {
    code: 'BW088',
    severity: 'error',
    title: 'A package of `site.sections` cannot be used',
    why: 'Its section types do not exist on the site.',
    help: 'Install the package with npm, or correct its name. A package keeps its section types in sections/.',
  },
});

/** Reports packages of `site.sections` that are not installed, or have no section types. */
export function checkSite({ site, siteProvenance, root }: SiteRuleContext): Problem[] {
  const names: unknown = site?.sections;
  if (!siteProvenance || !Array.isArray(names)) return [];
  return names.flatMap((name: unknown, index): Problem | Problem[] => {
    if (typeof name !== 'string' || !packageName.test(name)) return [];
    const { folder, types, styles } = findSectionPackage(root, name);
    if (types.length + styles.length > 0) return [];
    return {
      rule: 'section-package',
      message: folder
        ? `The package \`${name}\` has no section types and no styles.`
        : `The package \`${name}\` is not installed.`,
      hint: folder
        ? 'its section types must be folders in sections/, its styles files in styles/'
        : `run \`npm install ${name}\`, or correct the name`,
      ...traceToSource(siteProvenance, ['sections', index]),
    };
  });
}
