import Type from 'typebox';
import { defineKeys, flag, mapping } from '../../schema/vocabulary.ts';

const crawlers = mapping(
  'The crawlers of AI services that may read the site, by purpose. All by default.',
  {
    training: flag('Crawlers that collect texts for training; `false` asks them to stay away.', {
      default: true,
    }),
    search: flag('Crawlers that index pages for answers; `false` asks them to stay away.', {
      default: true,
    }),
    readers: flag('Readers that act for a person; `false` asks them to stay away.', {
      default: true,
    }),
  },
  { 'x-panel': 'Sharing and search' },
);

/** The crawlers of AI services that robots.txt allows. */
export const keys = defineKeys({ site: { crawlers: Type.Optional(crawlers) } });
