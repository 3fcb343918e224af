import type { SectionCheck } from '../../schema/vocabulary.ts';

/** Turns an error that a check of the site throws into a problem of the section. */
export function guardCheck(type: string, check: SectionCheck): SectionCheck {
  return (section, page) => {
    try {
      return check(section, page);
    } catch (error) {
      const [message = ''] = String((error as Error)?.message ?? error).split('\n');
      return [
        {
          rule: 'failing-section',
          path: ['type'],
          message: `The file check.ts of the section type "${type}" fails: ${message.replace(/\.$/, '')}.`,
          hint: 'correct its code',
        },
      ];
    }
  };
}

/** Returns all checks, and guards the checks of the section types that the site defines. */
export function guardChecks(
  checks: Record<string, SectionCheck>,
  types: readonly string[],
): Record<string, SectionCheck> {
  const guarded = Object.entries(checks).map(([type, check]) => [
    type,
    types.includes(type) ? guardCheck(type, check) : check,
  ]);
  return Object.fromEntries(guarded);
}
