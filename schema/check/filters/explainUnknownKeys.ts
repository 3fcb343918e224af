import type { Diagnostic } from '../../diagnostics/Diagnostic.ts';
import { listMissingPackages } from '../../manifest/findFeaturePackages.ts';
import { getRule } from '../../rules/catalogue.ts';
import type { rules as keyRules } from '../../rules/shape/keys.ts';
import type { rules as typeRules } from '../../rules/shape/section-types.ts';
import type { rules as codeRules } from '../../rules/yaml/site-code.ts';

/**
 * Reports unknown keys and section types for which nothing in the site is similar as one problem, if a
 * package may add them: a package that is not installed, or whose code is broken and reported.
 */
export function explainUnknownKeys(diagnostics: Diagnostic[], root: string): Diagnostic[] {
  const codes = [
    getRule('unknown-key' satisfies keyof typeof keyRules).code,
    getRule('unknown-section-type' satisfies keyof typeof typeRules).code,
  ];
  const isUnexplained = ({ code, fix, hint = '' }: Diagnostic) =>
    codes.includes(code) && !fix && !hint.startsWith('did you mean');
  const [first, ...others] = diagnostics.filter(isUnexplained);
  if (!first) return diagnostics;
  const { code: broken } = getRule('broken-feature' satisfies keyof typeof codeRules);
  if (diagnostics.some(({ code }) => code === broken))
    return diagnostics.filter((diagnostic) => !isUnexplained(diagnostic));
  const missing = listMissingPackages(root);
  if (missing.length === 0) return diagnostics;
  const related = others.map(({ file, line, column, message }) => ({
    file,
    line,
    column,
    message,
  }));
  const explained = {
    ...first,
    hint: explainMissing(missing),
    ...(related.length > 0 && { related: [...(first.related ?? []), ...related] }),
  };
  return diagnostics
    .filter((diagnostic) => !others.includes(diagnostic))
    .map((diagnostic) => (diagnostic === first ? explained : diagnostic));
}

function explainMissing(packages: readonly string[]): string {
  const names = packages.map((name) => `\`${name}\``).join(', ');
  return packages.length === 1
    ? `it may belong to ${names}, which package.json names and which is not installed: run \`npm install\``
    : `it may belong to a package that package.json names and that is not installed: run \`npm install\` for ${names}`;
}
