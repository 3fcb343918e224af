import type { PageDefinition } from '../../../schema/vocabulary/page.ts';
import { prose } from './prose.ts';
import { random } from './random.ts';
import {
  cards,
  comparedColumns,
  groups,
  people,
  plans,
  questions,
  rows,
  slides,
} from './sectionTexts.ts';
import { topic } from './topics.ts';

/**
 * Creates the route and the entry of page `index`: eight sections with about 800 words in 8 kB of
 * YAML.
 *
 * @param pages number of pages that the page can link to
 */
export function writtenPage(
  index: number,
  pages: number,
  seed: number,
): { route: string; entry: PageDefinition } {
  const { service, audience, place, route } = topic(index);
  const dice = random(seed * 1_000_003 + index);
  const subject = `${service.charAt(0).toLowerCase()}${service.slice(1)}`;
  const words = prose(dice, `${subject} for ${audience}`, place);
  const near = linked(index, pages);
  const next = near[0]?.to ?? '/';
  const [title = '', second = '', third = '', fourth = '', fifth = ''] = words.titles(5);
  const entry: PageDefinition = {
    title: `${service} for ${audience} in ${place}`,
    description: `${service} for ${audience} in ${place}, ${words.promise()}: one person who knows your work, and a stand-in.`,
    sections: [
      {
        type: 'hero',
        eyebrow: `${service} in ${place}`,
        headline: `${service} that ${audience} can count on`,
        text: words.text(2),
        actions: [
          { label: 'Book a call', to: 'https://start.example.com/call' },
          { label: 'See an example', to: next },
        ],
        badges: [{ label: 'Ready in a week' }, { label: words.promise() }],
      },
      {
        type: 'cards',
        eyebrow: 'What we do',
        title,
        intro: words.sentence(),
        items: cards(words, 3, next),
      },
      index % 2 === 0
        ? { type: 'tasks', tone: 'tint', title: second, groups: groups(words, 3) }
        : {
            type: 'table',
            layout: 'compare',
            tone: 'tint',
            title: second,
            caption: `Three ways to get ${subject} done`,
            columns: comparedColumns,
            rows: rows(words, 6),
            note: words.sentence(),
          },
      { type: 'pricing', title: third, intro: words.sentence(), plans: plans(dice, words) },
      {
        type: 'faq',
        eyebrow: 'Questions',
        title: `${service} in ${place}, asked and answered`,
        items: questions(words, 4, next),
      },
      dice.number(2) === 0
        ? { type: 'carousel', title: fourth, slides: slides(words, 3) }
        : {
            type: 'quote',
            tone: 'tint',
            text: words.text(3),
            author: dice.pick(people),
            role: `Client in ${place}`,
          },
      {
        type: 'links',
        title: fifth,
        items: near.map((one) => ({ ...one, text: words.promise() })),
      },
      { use: 'closing', title: `Shall we talk about ${subject} in ${place}?` },
    ],
  };
  return { route, entry };
}

/** Returns up to six pages to link to: four below it in the tree, the next page, a distant one. */
export function linked(index: number, pages: number): { label: string; to: string }[] {
  const targets = [1, 2, 3, 4].map((child) => 4 * index + child).filter((one) => one < pages);
  const all = new Set([...targets, (index + 1) % pages, (index * 7 + 3) % pages]);
  all.delete(index);
  const labels = new Map<string, string>();
  for (const target of all) {
    const { service, audience, route } = topic(target);
    labels.set(target === 0 ? 'Home' : `${service} for ${audience}`, route);
  }
  return [...labels].map(([label, to]) => ({ label, to }));
}
