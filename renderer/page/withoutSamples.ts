import { isSample } from '../../schema/content/page/checkSamples.ts';
import type { AnySection } from '../../schema/vocabulary/section.ts';

/**
 * Returns a section without the entries of its lists that are samples, for structured data: search
 * engines must not take an invented person or review for a real one.
 *
 * @returns undefined if nothing but samples is left
 */
export function withoutSamples(section: AnySection): AnySection | undefined {
  if (isSample(section)) return undefined;
  const kept: AnySection = { ...section };
  for (const [key, value] of Object.entries(section)) {
    if (!Array.isArray(value) || !value.some(isSample)) continue;
    const real = value.filter((entry) => !isSample(entry));
    if (real.length === 0) return undefined;
    kept[key] = real;
  }
  return kept;
}
