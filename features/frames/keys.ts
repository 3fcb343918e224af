import { choice, defineKeys, mapping } from '../../schema/vocabulary.ts';
import { titles } from './titles.ts';

// Any website can be a server of Mastodon.
const { mastodon: _, ...others } = titles;

const categories = ['preferences', 'statistics', 'marketing'] as const;

/** The services whose frames are part of the question for consent. */
export const keys = defineKeys({
  site: {
    frames: mapping(
      'Services whose frames load without a click once visitors have agreed to a category. All other frames wait for a click.',
      Object.fromEntries(
        Object.entries(others).map(([name, title]) => [
          name,
          choice(categories, `What visitors agree to: ${title}.`),
        ]),
      ),
      { 'x-panel': 'Sharing and search', 'x-technical': true },
    ),
  },
});
