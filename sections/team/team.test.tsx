import { expect, test } from 'vitest';
import { checkJsonLd } from '../../features/checks/structuredData/checkJsonLd.ts';
import { renderStructuredData } from '../../tests/renderSection.tsx';
import type { Team } from './schema.ts';

const section: Team = {
  type: 'team',
  items: [
    {
      name: 'Mira Sahin',
      role: 'Baker',
      skills: ['Sourdough'],
      image: { src: '/images/mira.jpg', alt: 'Mira' },
      links: [
        { label: 'Profile', to: 'https://example.org/mira' },
        { label: 'Write', to: 'mailto:mira@example.com?subject=Bread' },
        { label: 'Recipes', to: '/recipes' },
      ],
    },
    { name: 'Jon', role: 'Miller', image: { src: 'placeholder:portrait', alt: 'Jon' } },
  ],
};

test('each member is a person of the organization, with profiles and address from the links', () => {
  const affiliation = { '@id': 'https://www.example.com/#organization' };
  const data = renderStructuredData(section);
  expect(data).toEqual([
    {
      '@type': 'Person',
      name: 'Mira Sahin',
      jobTitle: 'Baker',
      affiliation,
      knowsAbout: ['Sourdough'],
      image: 'https://www.example.com/images/mira.jpg',
      email: 'mira@example.com',
      sameAs: ['https://example.org/mira'],
    },
    { '@type': 'Person', name: 'Jon', jobTitle: 'Miller', affiliation },
  ]);
  expect(checkJsonLd(data)).toEqual([]);
  expect(renderStructuredData({ ...section, structuredData: false })).toEqual([]);
});
