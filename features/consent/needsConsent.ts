import type { HeadScript } from '../../renderer/index.ts';

/** The categories that visitors agree to, in the order in which the dialog shows them. */
export const categories = ['preferences', 'statistics', 'marketing'] as const;

/** Whether visitors have to agree to a script. */
export function needsConsent({ category }: Pick<HeadScript, 'category'>): boolean {
  return category !== 'necessary';
}
