import type { PageEntry } from '../../../schema/page.ts';
import { prose } from './prose.ts';
import { random } from './random.ts';
import { cards, groups, people, questions, slides } from './sectionTexts.ts';
import { placeName, serviceName, slug } from './topics.ts';
import { writtenPage } from './writtenPage.ts';

/** A site made of rows: what goes into its files. */
export interface EachSite {
  pages: Record<string, PageEntry>;
  services: Record<string, Named>;
  cities: Record<string, Named>;
  routes: string[];
}

interface Named {
  name: string;
  slug: string;
}

/**
 * A site of exactly `pages` pages (at least 6) made by `each`: one for every pair of service and
 * city, one for every service and every city, the home page, and as many pages written out as the
 * grid leaves over.
 */
export function eachSite(pages: number, seed: number): EachSite {
  const wide = Math.floor(Math.sqrt(pages));
  const high = Math.floor(pages / wide);
  const services = Array.from({ length: wide - 1 }, (_, index) => serviceRow(index, seed));
  const cities = Array.from({ length: high - 1 }, (_, index) => cityRow(index, seed));
  const guides = Array.from({ length: pages - wide * high }, (_, index) =>
    writtenPage(index + 1, pages - wide * high + 1, seed),
  );
  return {
    pages: {
      '/': homePage(
        services,
        cities,
        guides.map(({ route }) => route),
      ),
      '/services/{{ service.slug }}': servicePage(cities),
      '/cities/{{ city.slug }}': cityPage(services),
      '/{{ service.slug }}-in-{{ city.slug }}': pairPage,
      ...Object.fromEntries(guides.map(({ route, entry }) => [route, entry])),
    },
    services: Object.fromEntries(services.map((row) => [row.slug, row])),
    cities: Object.fromEntries(cities.map((row) => [row.slug, row])),
    routes: [
      '/',
      ...services.map((service) => `/services/${service.slug}`),
      ...cities.map((city) => `/cities/${city.slug}`),
      ...services.flatMap((service) => cities.map((city) => `/${service.slug}-in-${city.slug}`)),
      ...guides.map(({ route }) => route),
    ],
  };
}

function serviceRow(index: number, seed: number) {
  const name = serviceName(index);
  const lower = `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  const words = prose(random(seed * 1_000_003 + 500_000 + index), lower, 'your town');
  return {
    name,
    slug: slug(name),
    lower,
    motto: `${name}, ${words.promise()}`,
    groups: groups(words, 3),
    included: words.points(4),
    asked: questions(words, 4, '/'),
  };
}

function cityRow(index: number, seed: number) {
  const name = placeName(index);
  const dice = random(seed * 1_000_003 + 700_000 + index);
  const words = prose(dice, 'our work', name);
  return {
    name,
    slug: slug(name),
    rate: 8 + dice.number(20),
    motto: `Work done in ${name}, ${words.promise()}`,
    cards: cards(words, 5, '/'),
    asked: questions(words, 3, '/'),
    voice: { text: words.text(4), author: dice.pick(people) },
    slides: slides(words, 3),
  };
}

/** Row schemas (data/*.schema.yaml) of the two collections. */
export const rowSchemas = {
  services: rowSchema(['name', 'slug', 'lower', 'motto'], {
    groups: 'array',
    included: 'array',
    asked: 'array',
  }),
  cities: rowSchema(['name', 'slug', 'motto'], {
    rate: 'number',
    cards: 'array',
    asked: 'array',
    voice: 'object',
    slides: 'array',
  }),
};

function rowSchema(texts: string[], others: Record<string, string>): object {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    additionalProperties: false,
    required: [...texts, ...Object.keys(others)],
    properties: {
      ...Object.fromEntries(texts.map((key) => [key, { type: 'string', minLength: 1 }])),
      ...Object.fromEntries(Object.entries(others).map(([key, type]) => [key, { type }])),
    },
  };
}

const pairPage: PageEntry = {
  each: { service: 'services', city: 'cities' },
  title: '{{ service.name }} in {{ city.name }}, from {{ city.rate | money }} an hour',
  description:
    '{{ service.name }} in {{ city.name }} for {{ city.rate | money }} an hour, by one person who knows your work, and a stand-in.',
  sections: [
    {
      type: 'hero',
      eyebrow: '{{ service.name }} in {{ city.name }}',
      headline: '{{ service.motto }}',
      text: 'Somebody in {{ city.name }} takes over {{ service.lower }} for {{ city.rate | money }} an hour. {{ city.motto }}.',
      actions: [
        { label: 'Book a call', to: 'https://start.example.com/call' },
        { label: 'All about {{ service.lower }}', to: '/services/{{ service.slug }}' },
      ],
      badges: [{ label: 'Ready in a week' }, { label: 'From {{ city.rate | money }} an hour' }],
    },
    {
      type: 'cards',
      eyebrow: 'In {{ city.name }}',
      title: 'What {{ city.name }} asks for',
      items: '{{ city.cards }}',
    },
    {
      type: 'tasks',
      tone: 'tint',
      title: 'What {{ service.lower }} covers',
      groups: '{{ service.groups }}',
    },
    {
      type: 'pricing',
      title: 'What {{ service.lower }} costs in {{ city.name }}',
      intro: 'Every hour in {{ city.name }} costs {{ city.rate | money }}, whoever does the work.',
      plans: ['Mornings', 'Half days', 'Full days'].map((name, index) => ({
        name,
        price: '{{ city.rate | money }}',
        period: 'per hour',
        hours: `${10 * (index + 1)} hours a week`,
        description: `${name} of {{ service.lower }} for a team in {{ city.name }}.`,
        features: '{{ service.included }}',
        ...(index === 1 && { popular: true, badge: 'Most popular' }),
        action: { label: `Choose ${name.toLowerCase()}`, to: 'https://start.example.com/plan' },
      })),
    },
    {
      type: 'faq',
      eyebrow: 'Questions',
      title: '{{ service.name }}, asked and answered',
      items: '{{ service.asked }}',
    },
    {
      type: 'carousel',
      title: 'A week of {{ service.lower }} in {{ city.name }}',
      slides: '{{ city.slides }}',
    },
    {
      type: 'quote',
      tone: 'tint',
      text: '{{ city.voice.text }}',
      author: '{{ city.voice.author }}',
      role: 'Client in {{ city.name }}',
    },
    {
      type: 'links',
      title: 'More about {{ service.lower }} and {{ city.name }}',
      items: [
        { label: '{{ service.name }} everywhere', to: '/services/{{ service.slug }}' },
        { label: 'Everything in {{ city.name }}', to: '/cities/{{ city.slug }}' },
      ],
    },
    { use: 'closing', title: 'Shall we talk about {{ service.lower }} in {{ city.name }}?' },
  ],
};

function servicePage(cities: { name: string; slug: string }[]): PageEntry {
  return {
    each: { service: 'services' },
    title: '{{ service.name }}: what it covers and where we do it',
    description:
      '{{ service.motto }}. What the work covers, what people ask first, and every town we do it in.',
    sections: [
      { type: 'hero', headline: '{{ service.motto }}', text: '{{ service.name }}, town by town.' },
      { type: 'tasks', title: 'What it covers', groups: '{{ service.groups }}' },
      { type: 'faq', title: 'What people ask first', items: '{{ service.asked }}' },
      {
        type: 'links',
        style: 'inline',
        title: '{{ service.name }} near you',
        items: cities.map(({ name, slug }) => ({
          label: `In ${name}`,
          to: `/{{ service.slug }}-in-${slug}`,
        })),
      },
      { use: 'closing' },
    ],
  };
}

function cityPage(services: { name: string; slug: string }[]): PageEntry {
  return {
    each: { city: 'cities' },
    title: 'Our people in {{ city.name }}, from {{ city.rate | money }} an hour',
    description:
      'Everything that our people take over in {{ city.name }}, from {{ city.rate | money }} an hour. {{ city.motto }}.',
    sections: [
      { type: 'hero', headline: 'Our people in {{ city.name }}', text: '{{ city.motto }}.' },
      { type: 'cards', title: 'What {{ city.name }} asks for', items: '{{ city.cards }}' },
      { type: 'faq', title: 'Asked in {{ city.name }}', items: '{{ city.asked }}' },
      {
        type: 'links',
        style: 'inline',
        title: 'What we do in {{ city.name }}',
        items: services.map(({ name, slug }) => ({
          label: name,
          to: `/${slug}-in-{{ city.slug }}`,
        })),
      },
      { use: 'closing' },
    ],
  };
}

function homePage(
  services: { name: string; slug: string }[],
  cities: { name: string; slug: string }[],
  guides: string[],
): PageEntry {
  return {
    title: 'Northlight: people who keep your day in order',
    description: 'Northlight finds people who take over the work that keeps you from yours.',
    sections: [
      {
        type: 'hero',
        eyebrow: 'Town by town',
        headline: 'People who keep your day in order',
        text: 'Choose a service or a town.',
      },
      {
        type: 'links',
        title: 'Services',
        style: 'inline',
        items: services.map(({ name, slug }) => ({ label: name, to: `/services/${slug}` })),
      },
      {
        type: 'links',
        title: 'Towns',
        style: 'inline',
        items: cities.map(({ name, slug }) => ({ label: name, to: `/cities/${slug}` })),
      },
      ...(guides.length > 0
        ? [
            {
              type: 'links',
              title: 'Guides',
              style: 'inline',
              items: guides.map((to, index) => ({ label: `Guide ${index + 1}`, to })),
            },
          ]
        : []),
      { use: 'closing' },
    ],
  };
}
