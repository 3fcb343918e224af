import type { Problem } from '../diagnostics/Problem.ts';
import type { Finding } from '../validate/Finding.ts';
import type { YamlPath } from '../yaml/YamlLocation.ts';
import { type Provenance, traceToSource } from './Provenance.ts';

/** Findings about a resolved mapping, each at the place where it is written. */
export function toProblems(
  findings: readonly Finding[],
  written: Provenance,
  failed: readonly YamlPath[] = [],
): Problem[] {
  return findings
    .filter((finding) => !failed.some((path) => touches(path, finding.path)))
    .map((finding) => problemAt(finding, written));
}

function problemAt(given: Finding, written: Provenance): Problem {
  const finding = ofOverride(given, written);
  const { rule, message, hint, fix } = finding;
  const { at, related } = traceToSource(written, finding.path, finding.part);
  const template = typeof at.part === 'object';
  return {
    rule,
    message,
    ...(hint && { hint }),
    at,
    related,
    ...(fix && !template && { fix: [{ at, text: fix === 'quote' ? quoteMark : fix.text }] }),
  };
}

/** A misspelt override resembles a key that only the block has: it is meant to stand here. */
function ofOverride(finding: Finding, { layers }: Provenance): Finding {
  const { resembles, path } = finding;
  const own = layers[0]?.value;
  if (resembles === undefined || path.length !== 1 || layers.length < 2 || !own) return finding;
  if (!Object.hasOwn(own, path[0] as string) || Object.hasOwn(own, resembles)) return finding;
  return { ...finding, hint: `did you mean "${resembles}"?`, fix: { text: resembles } };
}

/** Stands for "the text as written, in double quotes", which is known only with the position. */
export const quoteMark = '\u0000quote';

/** What failed is inside the finding's value, or around it. */
function touches(failed: YamlPath, path: YamlPath): boolean {
  const length = Math.min(failed.length, path.length);
  for (let index = 0; index < length; index++) if (failed[index] !== path[index]) return false;
  return path.length >= failed.length;
}
