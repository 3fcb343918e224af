import type { Cards } from '../../../sections/cards/schema.ts';
import type { Carousel } from '../../../sections/carousel/schema.ts';
import type { Faq } from '../../../sections/faq/schema.ts';
import type { Plan } from '../../../sections/pricing/schema.ts';
import type { Table } from '../../../sections/table/schema.ts';
import type { Tasks } from '../../../sections/tasks/schema.ts';
import type { Prose } from './prose.ts';
import type { Random } from './random.ts';

/** Creates the items of a `cards` section; the last one contains Markdown. */
export function cards({ titles, text, marked }: Prose, count: number, to: string): Cards['items'] {
  return titles(count).map((title, index) => ({
    title,
    text: index === count - 1 ? `${text(1)} ${marked(to)}` : text(2),
  }));
}

/** Creates the groups of a `tasks` section. */
export function groups({ titles, sentence, points }: Prose, count: number): Tasks['groups'] {
  return titles(count).map((title) => ({ title, text: sentence(), items: points(3) }));
}

/** The columns of such a section. */
export const comparedColumns: Table['columns'] = [
  { name: '' },
  { name: 'With us', highlight: true },
  { name: 'Agency' },
  { name: 'Hire' },
];

/** Creates the rows of a `table` section that compares three columns. */
export function rows({ points, promise }: Prose, count: number): Table['rows'] {
  return points(count).map((heading, index) => [
    ...[heading, true],
    index % 3 === 0 ? false : promise(),
    index % 2 === 0 ? 'Sometimes' : false,
  ]);
}

/** Creates the items of a `faq` section; every third answer contains Markdown. */
export function questions(prose: Prose, count: number, to: string): Faq['items'] {
  return prose.questions(count).map((question, index) => ({
    question,
    answer: index % 3 === 0 ? `${prose.marked(to)} ${prose.text(2)}` : prose.text(2),
  }));
}

/** Creates the slides of a `carousel` section. */
export function slides({ titles, text, promise }: Prose, count: number): Carousel['slides'] {
  return titles(count).map((title) => ({ title, subtitle: promise(), description: text(2) }));
}

/** Creates three plans, the middle one popular. */
export function plans(random: Random, { sentence, points }: Prose): Plan[] {
  const base = 400 + 20 * random.number(20);
  return ['Mornings', 'Half days', 'Full days'].map((name, index) => ({
    name,
    price: `$${base * (index + 1)}`,
    period: 'per month',
    hours: `${10 * (index + 1)} hours a week`,
    description: sentence(),
    features: points(2),
    ...(index === 1 && { popular: true, badge: 'Most popular' }),
    action: { label: `Choose ${name.toLowerCase()}`, to: 'https://start.example.com/plan' },
  }));
}

/** Names of quoted people. */
export const people = [
  'Rosa Lindqvist',
  'Jon Abara',
  'Mina Castellan',
  'Peter Holloway',
  'Aiko Brandt',
  'Lena Okafor',
  'Tom Vasquez',
  'Ines Marchetti',
];
