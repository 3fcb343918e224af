import { readKeyOwners } from '../../../base/files/keyOwners.ts';
import type { Diagnostic } from '../../diagnostics/Diagnostic.ts';
import { listMissingPackages } from '../../manifest/findFeaturePackages.ts';
import { getRule } from '../../rules/catalogue.ts';
import type { rules as keyRules } from '../../rules/shape/keys.ts';
import type { rules as typeRules } from '../../rules/shape/section-types.ts';
import type { rules as codeRules } from '../../rules/yaml/site-code.ts';

/**
 * Reports unknown keys and section types for which nothing in the site is similar as one problem, if a
 * package may add them: a package that is not installed or was removed, or whose code is broken and reported.
 */
export function explainUnknownKeys(diagnostics: Diagnostic[], root: string): Diagnostic[] {
  const codes = [
    getRule('unknown-key' satisfies keyof typeof keyRules).code,
    getRule('unknown-section-type' satisfies keyof typeof typeRules).code,
  ];
  const isUnexplained = ({ code, fix, hint = '' }: Diagnostic) =>
    codes.includes(code) && !fix && !hint.startsWith('did you mean');
  const unexplained = diagnostics.filter(isUnexplained);
  if (unexplained.length === 0) return diagnostics;
  const { code: broken } = getRule('broken-feature' satisfies keyof typeof codeRules);
  if (diagnostics.some(({ code }) => code === broken))
    return diagnostics.filter((diagnostic) => !isUnexplained(diagnostic));
  const missing = listMissingPackages(root);
  if (missing.length > 0) return merge(diagnostics, unexplained, explainMissing(missing));
  const owners = Object.entries(readKeyOwners(root));
  return [...new Set(owners.map(([, owner]) => owner))].reduce((left, owner) => {
    const isOwned = ({ path = '' }: Diagnostic) =>
      owners.some(([key, name]) => name === owner && path.endsWith(`/${key}`));
    return merge(left, unexplained.filter(isOwned), explainRemoved(owner));
  }, diagnostics);
}

/** Replaces diagnostics by the first of them, with the others as related places. */
function merge(
  diagnostics: Diagnostic[],
  [first, ...others]: readonly Diagnostic[],
  hint: string,
): Diagnostic[] {
  if (!first) return diagnostics;
  const related = others.map(({ file, line, column, message }) => ({
    file,
    line,
    column,
    message,
  }));
  const explained = {
    ...first,
    hint,
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

function explainRemoved(name: string): string {
  return `it was a key of \`${name}\`, which the site no longer depends on: install the package again, or remove the key`;
}
