import type { PageDefinition } from '../../../schema/vocabulary/page.ts';
import type { Named } from './eachRows.ts';

/** Returns the route entry that generates a page for each pair of service and city. */
export const pairPage: PageDefinition = {
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

/** Returns the route entry that generates a page for each service. */
export function servicePage(cities: readonly Named[]): PageDefinition {
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

/** Returns the route entry that generates a page for each city. */
export function cityPage(services: readonly Named[]): PageDefinition {
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

/** Returns the home page, which links to all pages but the pages of pairs. */
export function homePage(
  services: readonly Named[],
  cities: readonly Named[],
  guides: string[],
): PageDefinition {
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
