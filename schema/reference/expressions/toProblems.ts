import type { Finding } from '../../diagnostics/Finding.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import type { YamlPath } from '../../yaml/YamlLocation.ts';
import { type Provenance, traceToSource } from './Provenance.ts';

/**
 * Locates findings about a resolved mapping.
 *
 * @param failed paths that could not be resolved; findings about them are dropped
 */
export function toProblems(
  findings: readonly Finding[],
  provenance: Provenance,
  failed: readonly YamlPath[] = [],
): Problem[] {
  return findings
    .filter((finding) => !failed.some((path) => touches(path, finding.path)))
    .map((finding) => toProblem(finding, provenance));
}

function toProblem(original: Finding, provenance: Provenance): Problem {
  const finding = adjustForOverride(original, provenance);
  const { rule, message, hint, fix } = finding;
  const { at, related } = traceToSource(provenance, finding.path, finding.part);
  const template = typeof at.part === 'object' && (fix === 'quote' || !provenance.within);
  return {
    rule,
    message,
    ...(hint && { hint }),
    at,
    related,
    ...(fix && !template && { fix: [{ at, text: fix === 'quote' ? quoteMark : fix.text }] }),
  };
}

/** Suggests the key of the block for an unknown key that is meant to override it. */
function adjustForOverride(finding: Finding, { layers }: Provenance): Finding {
  const { resembles, path } = finding;
  const own = layers[0]?.value;
  if (resembles === undefined || path.length !== 1 || layers.length < 2 || !own) return finding;
  if (!Object.hasOwn(own, path[0] as string) || Object.hasOwn(own, resembles)) return finding;
  return { ...finding, hint: `did you mean "${resembles}"?`, fix: { text: resembles } };
}

/** As the text of a fix: the source text in double quotes. */
export const quoteMark = '\u0000quote';

/** Whether `path` is the failed path or lies below it. */
function touches(failed: YamlPath, path: YamlPath): boolean {
  const length = Math.min(failed.length, path.length);
  for (let index = 0; index < length; index++) if (failed[index] !== path[index]) return false;
  return path.length >= failed.length;
}
