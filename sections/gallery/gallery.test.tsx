import { expect, test } from 'vitest';
import { checkJsonLd } from '../../features/checks/structuredData/checkJsonLd.ts';
import { renderStructuredData } from '../../tests/renderSection.tsx';
import type { Gallery } from './schema.ts';

const section: Gallery = {
  type: 'gallery',
  items: [
    { image: { src: '/images/pass.jpg', alt: 'Cooks at the pass' }, caption: 'Friday, eight' },
    { image: { src: '/images/wall.jpg', alt: '' } },
    { image: { src: 'placeholder:square', alt: 'To come' } },
  ],
};

test('pictures with words have structured data, placeholders and decoration do not', () => {
  const data = renderStructuredData(section);
  expect(data).toEqual([
    {
      '@type': 'ImageObject',
      contentUrl: 'https://www.example.com/images/pass.jpg',
      caption: 'Friday, eight',
      description: 'Cooks at the pass',
    },
  ]);
  expect(checkJsonLd(data)).toEqual([]);
  expect(renderStructuredData({ ...section, structuredData: false })).toEqual([]);
});
