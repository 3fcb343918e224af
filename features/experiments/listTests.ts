import type { Static } from 'typebox';
import type { ResolvedPage } from '../../schema/index.ts';
import { readKeys } from '../../schema/vocabulary.ts';
import { keys } from './keys.ts';

/** A section of a page with a test. */
export interface TestedSection {
  section: ResolvedPage['sections'][number];
  test: Static<typeof keys.section.test>;
}

/** Lists the sections of a page that have a test, as far as it is valid. */
export function listTests({ sections }: Pick<ResolvedPage, 'sections'>): TestedSection[] {
  return sections.flatMap((section) => {
    const { test } = readKeys(section.value, keys.section);
    const isBroken = section.findings.some(({ path }) => path[0] === 'test');
    return section.isShown && test && !isBroken ? { section, test } : [];
  });
}
