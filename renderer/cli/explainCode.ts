import { findRule } from '../../schema/diagnostics/explain.ts';
import type { Options } from './Options.ts';
import { UsageError } from './UsageError.ts';

/** `explain CODE`: what a diagnostic means. */
export async function explainCode({ positionals }: Options): Promise<number> {
  const rule = findRule(positionals[0] ?? '');
  if (!rule) throw new UsageError(`There is no diagnostic "${positionals[0]}".`);
  process.stdout.write(`${rule.code} ${rule.name} (${rule.severity})\n${rule.title}.\n`);
  return 0;
}
