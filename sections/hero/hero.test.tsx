import { expect, test } from 'vitest';
import { renderSection } from '../../tests/renderSection.tsx';
import { samplePage } from '../../tests/sampleRenderContext.ts';
import { check } from './check.ts';
import type { Hero } from './schema.ts';

test('words between asterisks are emphasized in the headline', () => {
  const html = renderSection({ type: 'hero', headline: 'Closed *before* you open' });
  expect(html).toMatch(/<h1[^>]*>.*Closed <em>before<\/em> you open.*<\/h1>/);
});

test('`fit` of a picture that fills its place is reported', () => {
  const section: Hero = {
    type: 'hero',
    headline: 'A',
    fit: 'contain',
    image: { src: 'placeholder:logo', alt: '' },
  };
  expect(check(section, samplePage)).toEqual([]);
  const [problem] = check({ ...section, layout: 'edge' }, samplePage);
  expect(problem).toMatchObject({ path: ['fit'], rule: 'picture-key-unused' });
});
