import type { Problem } from '../../diagnostics/Problem.ts';
import type { YamlLocation, YamlPath } from '../../yaml/YamlLocation.ts';
import { type Provenance, traceToSource } from './Provenance.ts';
import { type OnFailure, resolveValue } from './resolveValue.ts';

/** A mapping whose layers are merged and whose expressions are replaced. */
interface ResolvedMapping {
  value: Record<string, unknown>;
  problems: Problem[];
  /** Paths of texts that could not be resolved; they must not be validated. */
  failed: YamlPath[];
}

/** Merges layers (for each key the first layer wins) and replaces every `{{ }}`. */
export function resolveLayers(
  provenance: Provenance,
  omitKeys: readonly string[] = [],
): ResolvedMapping {
  const failed: YamlPath[] = [];
  const problems: Problem[] = [];
  const value = resolveValue(
    mergeLayers(provenance, omitKeys),
    provenance.scope,
    reportFailures(provenance, problems, failed),
  );
  return { value, problems, failed };
}

/** Creates a callback that turns failed expressions into located problems. */
export function reportFailures(
  provenance: Provenance,
  problems: Problem[],
  failed: YamlPath[],
): OnFailure {
  return (path, { index, expression }, failure) => {
    failed.push(path);
    if (!failure) return;
    const { at, related } = traceToSource(provenance, path, 'key');
    const { word, replacement, related: source, ...explained } = failure;
    const whole = { template: index };
    const part = word ? { ...whole, from: word.from, to: word.to } : whole;
    const location: YamlLocation = { file: at.file, path: at.path, part };
    problems.push({
      ...explained,
      at: location,
      related: source ? [...related, source] : related,
      ...(replacement && !expression.error && { fix: [{ at: location, text: replacement }] }),
    });
  };
}

/** Merges layers; for each key the first layer wins. */
export function mergeLayers(
  { layers }: Provenance,
  omitKeys: readonly string[],
): Record<string, unknown> {
  const [only, ...more] = layers;
  if (only && more.length === 0 && omitKeys.every((key) => !(key in only.value))) return only.value;
  const merged: Record<string, unknown> = {};
  for (const { value } of layers.toReversed())
    for (const key in value) if (!omitKeys.includes(key)) merged[key] = value[key];
  return merged;
}
