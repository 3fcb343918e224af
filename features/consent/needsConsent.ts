import type { HeadScript } from '../../renderer/index.ts';

/** Whether visitors have to agree to a script. */
export function needsConsent({ category }: Pick<HeadScript, 'category'>): boolean {
  return category !== 'necessary';
}
