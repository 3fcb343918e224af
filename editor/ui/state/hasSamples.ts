import { isMapping } from '../../../base/values/isMapping.ts';
import { isSample } from '../../../schema/vocabulary.ts';

/** Whether anything in content is marked as a sample. */
export function hasSamples(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasSamples);
  return isMapping(value) && (isSample(value) || Object.values(value).some(hasSamples));
}
