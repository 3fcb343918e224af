import { isMapping } from '../../../base/values/isMapping.ts';

/** Whether anything in content is marked as a sample. */
export function hasSamples(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasSamples);
  return isMapping(value) && (isMarked(value) || Object.values(value).some(hasSamples));
}

/** Whether content itself is marked as a sample. The vocabulary, which says so too, would bring its schemas along. */
export function isMarked(value: unknown): boolean {
  return isMapping(value) && value.sample === true;
}
