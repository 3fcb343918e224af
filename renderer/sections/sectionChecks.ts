import type { SectionCheck } from '../../schema/rules/SectionCheck.ts';

/** What only a section type itself can check: sections/<type>/check.ts, by type. */
export const sectionChecks: Record<string, SectionCheck> = Object.fromEntries(
  Object.entries(
    import.meta.glob<SectionCheck>('../../sections/*/check.ts', { eager: true, import: 'check' }),
  ).map(([path, check]) => [path.split('/').at(-2) ?? '', check]),
);
