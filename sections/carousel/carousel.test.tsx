import { expect, test } from 'vitest';
import { renderSection } from '../../tests/renderSection.tsx';
import { samplePage } from '../../tests/sampleRenderContext.ts';
import { check } from './check.ts';
import type { Carousel } from './schema.ts';

const picture = (alt: string) => ({ image: { src: '/images/a.jpg', alt } });

test('a slide may be a picture alone, named by its alternative text', () => {
  const slides = [picture('The pass'), picture('The bar')];
  const html = renderSection({ type: 'carousel', slides });
  expect(html).toContain('aria-label="The pass"');
  expect(html.match(/data-picture="only"/g)).toHaveLength(2);
  expect(html).not.toMatch(/<h[23]|<h[23] /);
  expect(html).toContain('1 of 2: The pass');
});

test('a slide without any name is reported', () => {
  const slides = [picture('The pass'), picture(''), { description: 'Open late.' }, { title: 'A' }];
  const problems = check({ type: 'carousel', slides } as Carousel, samplePage);
  expect(problems.map(({ path }) => path.join('.'))).toEqual(['slides.1.image.alt', 'slides.2']);
});
