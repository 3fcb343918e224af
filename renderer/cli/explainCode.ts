import { explainRule, suggestRule } from '../../schema/diagnostics/explainRule.ts';
import type { Options } from './Options.ts';
import { UsageError } from './UsageError.ts';

/**
 * `explain CODE`: what a diagnostic means, why it matters and what to do.
 *
 * @throws UsageError for a code or name there is not.
 */
export async function explainCode({ positionals }: Options): Promise<number> {
  const sought = positionals[0] ?? '';
  const text = explainRule(sought);
  if (text === undefined) {
    const near = suggestRule(sought);
    throw new UsageError(
      `Unknown diagnostic "${sought}".${near ? ` Did you mean "${near}"?` : ''}`,
    );
  }
  process.stdout.write(text);
  return 0;
}
