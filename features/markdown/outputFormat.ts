import type { OutputFormat } from '../../renderer/index.ts';
import { readKeys } from '../../schema/vocabulary.ts';
import { keys } from './keys.ts';

/** The pages as Markdown. */
export const outputFormat: OutputFormat = {
  suffix: '.md',
  mediaType: 'text/markdown',
  isWanted: (site) => readKeys(site, keys.site).markdown === true,
  convert: async (html) => (await import('./toMarkdown.ts')).toMarkdown(html),
};
