import type { SiteText } from '../../schema/index.ts';
import type { Translations } from './openTranslations.ts';

/** How many texts are in each state. */
export type StateCounts = Record<SiteText['state'], number> & { texts: number };

/** How much of a site is translated into one language, and of each of its pages. */
export interface Coverage extends StateCounts {
  locale: string;
  /** Translations whose original the site no longer has. */
  orphaned: number;
  pages: (StateCounts & { page: string })[];
}

/** Counts the texts of a site by state; a text that several pages share once. */
export function measureCoverage({ target, texts, owners, orphaned }: Translations): Coverage {
  return {
    locale: target,
    ...countStates(texts),
    orphaned: orphaned.length,
    pages: owners.flatMap(({ page, texts: own }) =>
      own.length > 0 ? { page, ...countStates(own) } : [],
    ),
  };
}

function countStates(texts: readonly SiteText[]): StateCounts {
  const counts = { texts: texts.length, translated: 0, stale: 0, draft: 0, missing: 0 };
  for (const { state } of texts) counts[state]++;
  return counts;
}
