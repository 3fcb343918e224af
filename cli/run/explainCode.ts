import { UsageError } from '../../base/errors/UsageError.ts';
import { getSpellingSuggestion } from '../../base/text/getSpellingSuggestion.ts';
import type { Installation } from '../../code/index.ts';
import { catalogue, explainRule } from '../../schema/index.ts';
import { loadPackageModules } from '../loadPackageModules.ts';
import type { Options } from '../options/Options.ts';

/**
 * `explain CODE`: prints what a diagnostic means, why it matters and how to fix it. Without a code,
 * lists all diagnostics, including the diagnostics of packages of the site.
 *
 * @throws UsageError for an unknown code or name
 */
export async function explainCode(
  { root, positionals }: Options,
  installation: Installation,
): Promise<number> {
  await loadPackageModules(root, installation);
  const [code] = positionals;
  const text = code === undefined ? listRules() : explainRule(code);
  if (text === undefined) {
    const known = [...catalogue].flatMap(([name, rule]) => [name, rule.code]);
    const suggestion = getSpellingSuggestion(code ?? '', known);
    throw new UsageError(
      `Unknown diagnostic "${code}".${suggestion ? ` Did you mean "${suggestion}"?` : ''}`,
    );
  }
  process.stdout.write(text);
  return 0;
}

/** Lists all rules for a terminal: code, name and title. */
function listRules(): string {
  const width = Math.max(...[...catalogue.keys()].map((name) => name.length));
  return [...catalogue]
    .sort(([, a], [, b]) => (a.code < b.code ? -1 : 1))
    .map(([name, { code, title }]) => `${code} ${name.padEnd(width)} ${title}\n`)
    .join('');
}
