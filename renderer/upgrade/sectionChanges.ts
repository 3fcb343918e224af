import { convertCountries } from './convertCountries.ts';
import { formerWordsOf } from './formerWords.ts';
import { type KeyRename, renameEntryKeys, renameKeys } from './renameKeys.ts';
import type { SectionChange } from './SectionChange.ts';

/** The changed section types by their former names. */
export const sectionChanges: Readonly<Record<string, SectionChange>> = {
  rates: {
    type: 'price-comparison',
    nextEdit: ({ section, path }) => renameKeys(section, path, { roi: 'stat' }),
  },
  savings: {
    type: 'cost-table',
    nextEdit: ({ section, path, file }) => {
      // The default headings have changed, too. A section keeps those that visitors saw.
      if (section.type === 'savings' && section.labels === undefined) {
        const labels = formerWordsOf('savings', file.site);
        if (labels) return { kind: 'set', path: [...path, 'labels'], value: labels };
      }
      return (
        renameKeys(section.labels, [...path, 'labels'], costKeys) ??
        renameEntryKeys(section.rows, [...path, 'rows'], costRow, file.site)
      );
    },
  },
  roi: {
    type: 'calculations',
    nextEdit: ({ section, path }) => renameKeys(section, path, { cards: 'items' }),
  },
  countries: { type: 'locations', nextEdit: convertCountries },
  positions: { type: 'jobs', nextEdit: () => undefined },
  stories: {
    type: 'case-studies',
    nextEdit: ({ section, path, file }) =>
      renameEntryKeys(section.items, [...path, 'items'], story, file.site),
  },
  'research-tool': { type: 'answer-form', nextEdit: () => undefined },
};

const costKeys = { role: 'label', inHouse: 'theirs', savings: 'saving' };

const costRow: KeyRename = { keys: costKeys, columns: ['role', 'inHouse', 'ours', 'savings'] };

const story: KeyRename = {
  keys: { title: 'role' },
  columns: ['name', 'title', 'company', 'story', 'results', 'timeframe'],
  optionalColumns: ['image'],
};
