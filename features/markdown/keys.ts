import { defineKeys, flag } from '../../schema/vocabulary.ts';

/** Whether pages are written as Markdown, too. */
export const keys = defineKeys({
  site: {
    markdown: flag('`true` writes each page as Markdown, too: `/pricing.md` for `/pricing`.', {
      'x-panel': 'Sharing and search',
    }),
  },
});
