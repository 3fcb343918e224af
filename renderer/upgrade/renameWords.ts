import { isMapping } from '../../schema/validate/isMapping.ts';
import type { Migration } from './Migration.ts';
import { renameKeys } from './renameKeys.ts';

/** Renames the groups of words.yaml that belong to renamed section types. */
export const renameWords: Migration = {
  version: '0.2.0',
  summary: 'Rename groups of words in words.yaml',
  nextEdit(content, { path, site: { ownTypes } }) {
    if (path !== 'words.yaml' || !isMapping(content)) return undefined;
    // A group may belong to a section type of the site itself.
    const names = Object.fromEntries(
      Object.entries(groupNames).filter(([former]) => !ownTypes.has(former)),
    );
    for (const [locale, groups] of Object.entries(content)) {
      if (!isMapping(groups)) continue;
      // Titles of lists are in the sections now.
      if ('countries' in groups && !ownTypes.has('countries'))
        return { kind: 'remove', path: [locale, 'countries'] };
      const edit =
        renameKeys(groups, [locale], names) ??
        renameKeys(groups.costTable, [locale, 'costTable'], {
          role: 'label',
          inHouse: 'theirs',
          savings: 'saving',
        });
      if (edit) return edit;
      const { research } = groups;
      if (!isMapping(research) || !('results' in research)) continue;
      if (!('answerForm' in groups))
        return {
          kind: 'set',
          path: [locale, 'answerForm'],
          value: { results: String(research.results) },
        };
      const isLast = Object.keys(research).length === 1;
      return { kind: 'remove', path: [locale, 'research', ...(isLast ? [] : ['results'])] };
    }
    return undefined;
  },
};

const groupNames = { positions: 'jobs', savings: 'costTable' };
