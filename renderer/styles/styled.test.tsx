import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { styled } from './styled.ts';

const Row = styled('ul').withConfig({ componentId: 'Row' })`display: flex;`;
const Tags = styled(Row)
  .attrs({ as: 'ol', title: 'Tags' })
  .withConfig({ componentId: 'Tags' })`gap: 1em;`;

test('a component that extends another is one element with the classes of both', () => {
  expect(renderToStaticMarkup(<Tags />)).toBe('<ol title="Tags" class="Row Tags"></ol>');
  expect(renderToStaticMarkup(<Tags as="div" className="own" />)).toBe(
    '<div title="Tags" class="Row Tags own"></div>',
  );
  expect(`${Tags}`).toBe('.Tags');
});
