import { readKeys, type Site } from '../../schema/vocabulary.ts';
import { keys } from './keys.ts';

/** The pages as Markdown. */
export const outputFormat = {
  suffix: '.md',
  mediaType: 'text/markdown',
  isWanted: (site: Site) => readKeys(site, keys.site).markdown === true,
  convert: async (html: string) => (await import('./toMarkdown.ts')).toMarkdown(html),
};
