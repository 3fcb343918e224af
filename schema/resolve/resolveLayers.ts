import type { Problem } from '../diagnostics/Problem.ts';
import type { YamlLocation, YamlPath } from '../yaml/YamlLocation.ts';
import { type Provenance, traceToSource } from './Provenance.ts';
import { type OnFailure, resolveValue } from './resolveValue.ts';

/** A mapping with its layers laid over each other and every `{{ }}` replaced. */
export interface ResolvedMapping {
  value: Record<string, unknown>;
  problems: Problem[];
  /** Paths of texts that could not be resolved; what is said about them is not to be judged. */
  failed: YamlPath[];
}

/** Lays the layers over each other (the first wins, key by key) and replaces every `{{ }}`. */
export function resolveLayers(written: Provenance, drop: readonly string[] = []): ResolvedMapping {
  const failed: YamlPath[] = [];
  const problems: Problem[] = [];
  const value = resolveValue(
    merge(written, drop),
    written.scope,
    onFailure(written, problems, failed),
  );
  return { value, problems, failed };
}

/** Turns failed expressions into problems at their place. */
export function onFailure(written: Provenance, problems: Problem[], failed: YamlPath[]): OnFailure {
  return (path, { index, expression }, failure) => {
    failed.push(path);
    if (!failure) return;
    const { at, related } = traceToSource(written, path, 'key');
    const { word, replacement } = failure;
    const whole = { template: index };
    const part = word ? { ...whole, from: word.from, to: word.to } : whole;
    const place: YamlLocation = { file: at.file, path: at.path, part };
    problems.push({
      rule: failure.rule,
      message: failure.message,
      ...(failure.hint && { hint: failure.hint }),
      at: place,
      related: [...related, ...(failure.related ? [failure.related] : [])],
      ...(replacement && !expression.error && { fix: [{ at: place, text: replacement }] }),
    });
  };
}

function merge({ layers }: Provenance, drop: readonly string[]): Record<string, unknown> {
  const [only, ...more] = layers;
  if (only && more.length === 0 && drop.every((key) => !(key in only.value))) return only.value;
  const merged: Record<string, unknown> = {};
  for (const { value } of layers.toReversed())
    for (const key in value) if (!drop.includes(key)) merged[key] = value[key];
  return merged;
}
