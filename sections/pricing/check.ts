import type { SectionCheck } from '../../schema/content/SectionCheck.ts';
import type { Pricing } from './schema.ts';

/** Reports a second plan that is marked as popular. */
export const check: SectionCheck = (section) => {
  const popular = (section as Pricing).plans.flatMap((plan, index) =>
    plan.popular ? [{ index, name: plan.name }] : [],
  );
  return popular.slice(1).map(({ index }) => ({
    path: ['plans', index, 'popular'],
    part: 'key',
    message: `"${popular[0]?.name}" is already marked as popular.`,
    hint: 'set `popular` on one plan only',
    severity: 'warning',
  }));
};
