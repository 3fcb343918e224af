import type { Problem } from '../../diagnostics/Problem.ts';
import { findSectionPackage } from '../../manifest/findSectionPackage.ts';
import { traceToSource } from '../../reference/expressions/Provenance.ts';
import { packageName } from '../../vocabulary/packageName.ts';
import type { SiteRuleContext } from '../RuleContext.ts';

/** Reports packages of `site.sections` that are not installed, or have no section types. */
export function checkSectionPackages({ site, siteProvenance, root }: SiteRuleContext): Problem[] {
  const names: unknown = site?.sections;
  if (!siteProvenance || !Array.isArray(names)) return [];
  return names.flatMap((name: unknown, index): Problem[] => {
    if (typeof name !== 'string' || !packageName.test(name)) return [];
    const { folder, types } = findSectionPackage(root, name);
    if (types.length > 0) return [];
    const { at, related } = traceToSource(siteProvenance, ['sections', index]);
    return [
      {
        rule: 'section-package',
        message: folder
          ? `The package \`${name}\` has no section types.`
          : `The package \`${name}\` is not installed.`,
        hint: folder
          ? 'its section types must be folders in sections/'
          : `run \`npm install ${name}\`, or correct the name`,
        at,
        related,
      },
    ];
  });
}
