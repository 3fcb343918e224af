import { flag } from './shapes.ts';

/** Marks an entry of a list that stands in for a real one. */
export const sample = flag(
  '`true` for an invented person, quotation, story or figure: `dev` marks it and `check` warns until a real one replaces it.',
);

/** Whether a value is marked as a sample. */
export function isSample(value: unknown): boolean {
  return (value as { sample?: unknown } | null | undefined)?.sample === true;
}
