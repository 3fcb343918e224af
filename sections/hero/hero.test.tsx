import { expect, test } from 'vitest';
import { renderSection } from '../../tests/renderSection.tsx';

test('words between asterisks are emphasized in the headline', () => {
  const html = renderSection({ type: 'hero', headline: 'Closed *before* you open' });
  expect(html).toMatch(/<h1[^>]*>.*Closed <em>before<\/em> you open.*<\/h1>/);
});
