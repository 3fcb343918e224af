import { explainRule, listRules, suggestRule } from '../../schema/index.ts';
import type { Options } from '../options/Options.ts';
import { UsageError } from '../options/UsageError.ts';

/**
 * `explain CODE`: prints what a diagnostic means, why it matters and how to fix it. Without a code,
 * lists all diagnostics.
 *
 * @throws UsageError for an unknown code or name
 */
export async function explainCode({ positionals }: Options): Promise<number> {
  const [code] = positionals;
  const text = code === undefined ? listRules() : explainRule(code);
  if (text === undefined) {
    const suggestion = suggestRule(code ?? '');
    throw new UsageError(
      `Unknown diagnostic "${code}".${suggestion ? ` Did you mean "${suggestion}"?` : ''}`,
    );
  }
  process.stdout.write(text);
  return 0;
}
