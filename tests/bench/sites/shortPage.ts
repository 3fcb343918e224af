import type { PageDefinition } from '../../../schema/vocabulary/page.ts';
import { prose } from './prose.ts';
import { random } from './random.ts';
import { cards, comparedColumns, groups, people, questions, rows, slides } from './sectionTexts.ts';
import { topic } from './topics.ts';
import { linked } from './writtenPage.ts';

/**
 * Creates the route and the entry of page `index`: seven sections in 5.4 kB of YAML.
 *
 * @param pages number of pages that the page can link to
 * @param isLonely whether the page links to the home page alone, so that nothing links to the others
 */
export function shortPage(
  index: number,
  pages: number,
  seed: number,
  isLonely = false,
): { route: string; entry: PageDefinition } {
  const { service, audience, place, route } = topic(index);
  const dice = random(seed * 1_000_003 + index);
  const subject = `${service.charAt(0).toLowerCase()}${service.slice(1)}`;
  const words = prose(dice, `${subject} for ${audience}`, place);
  const near = isLonely ? [{ label: 'Home', to: '/' }] : linked(index, pages);
  const next = near[0]?.to ?? '/';
  const [title = '', second = '', third = '', fourth = ''] = words.titles(4);
  const entry: PageDefinition = {
    title: `${service} for ${audience} in ${place}`,
    description: `${service} for ${audience} in ${place}, ${words.promise()}: one person who knows your work, and a stand-in.`,
    sections: [
      {
        type: 'hero',
        headline: `${service} that ${audience} can count on`,
        text: words.text(2),
        actions: [{ label: 'Book a call', to: 'https://start.example.com/call' }],
      },
      { type: 'cards', title, intro: words.sentence(), items: cards(words, 3, next) },
      index % 2 === 0
        ? { type: 'tasks', tone: 'tint', title: second, groups: groups(words, 2) }
        : {
            type: 'table',
            layout: 'compare',
            tone: 'tint',
            title: second,
            caption: `Three ways to get ${subject} done`,
            columns: comparedColumns,
            rows: rows(words, 4),
          },
      { type: 'faq', title: `${service} in ${place}, in short`, items: questions(words, 3, next) },
      dice.number(2) === 0
        ? { type: 'carousel', title: third, slides: slides(words, 3) }
        : {
            type: 'quote',
            tone: 'tint',
            text: words.text(4),
            author: dice.pick(people),
            role: `Client in ${place}`,
          },
      {
        type: 'links',
        title: fourth,
        items: near.map((one) => ({ ...one, text: words.promise() })),
      },
      { use: 'closing', title: `Shall we talk about ${subject} in ${place}?` },
    ],
  };
  return { route, entry };
}
