import type { PageDefinition } from '../../../schema/vocabulary/page.ts';
import { type Prose, prose } from './prose.ts';
import { random } from './random.ts';
import { topic } from './topics.ts';

/** An article of a site whose pages are Markdown files. */
export interface MarkdownArticle {
  /** The name of its file without the extension. */
  key: string;
  route: string;
  text: string;
}

/** Creates the entries of a site with one page for each Markdown file of `articles`. */
export function markdownEntries(first: MarkdownArticle): Record<string, PageDefinition> {
  return {
    '/': {
      title: 'Northlight, notes on work that others take over',
      description:
        'Notes on the work that keeps you from yours, and on how other people take it over.',
      sections: [
        {
          type: 'hero',
          headline: 'Notes on the work that others take over',
          actions: [{ label: 'Read the first note', to: first.route }],
        },
      ],
    },
    '/notes/{{ article.key }}': {
      each: { article: 'articles' },
      title: '{{ article.title }}',
      description: '{{ article.description }}',
      sections: [
        {
          type: 'article',
          title: '{{ article.title }}',
          date: '{{ article.date }}',
          text: '{{ article.body }}',
        },
        {
          type: 'pager',
          next: {
            from: 'article.next',
            as: { label: '{{ it.title }}', to: '/notes/{{ it.key }}' },
          },
        },
        { use: 'closing' },
      ],
    } as unknown as PageDefinition,
  };
}

/** The schema of the articles. */
export const markdownSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['title', 'description', 'date'],
  properties: {
    title: { type: 'string', description: 'Title of the article.' },
    description: { type: 'string', description: 'What the article is about, in a sentence.' },
    date: {
      type: 'string',
      format: 'moment',
      description: 'Day of publication, such as 2026-05-04.',
    },
  },
};

/** Creates article `index`: headings, lists, links and emphasis in about 3 kB of Markdown. */
export function markdownArticle(index: number, seed: number): MarkdownArticle {
  const { service, audience, place, route } = topic(index);
  const dice = random(seed * 1_000_003 + index);
  const words = prose(dice, `${service.toLowerCase()} for ${audience}`, place);
  const key = route.slice(1);
  const day = new Date(Date.UTC(2010, 0, 1 + (index % 5000))).toISOString().slice(0, 10);
  const parts = words.titles(4).map((title) => writePart(words, title));
  return {
    key,
    route: `/notes/${key}`,
    text: [
      '---',
      `title: ${service} for ${audience} in ${place}`,
      `description: "${service} for ${audience} in ${place}, ${words.promise()}: what changed, and what did not."`,
      `date: ${day}`,
      `---\n\n${words.text(4)}\n`,
      ...parts,
    ].join('\n'),
  };
}

function writePart(words: Prose, title: string): string {
  const points = words.points(3).map((point) => `- ${point}`);
  return `## ${title}\n\n${words.text(3)} ${words.marked('/')}\n\n${points.join('\n')}\n`;
}
