import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import type { PageView } from '../../protocol/PageView.ts';
import { editorStore } from '../state/editorStore.ts';
import { SearchPreview } from './SearchPreview.tsx';

const { page: initial } = editorStore;
afterEach(() => {
  editorStore.page = initial;
});

test.each([
  ['https://www.example.com', 'www.example.com › prices'],
  ['', ' › prices'],
])('shows the page at the address %j', (url, shown) => {
  const resolved = { title: 'Prices', description: 'What it costs', image: undefined };
  editorStore.page = { resolved, site: { name: 'Example', url } } as unknown as PageView;
  editorStore.route = '/prices';
  const html = renderToStaticMarkup(<SearchPreview />);
  expect(html).toContain(`<small>${shown}</small>`);
  expect(html).toContain('What it costs');
});

test('shows the picture that other sites would show', () => {
  const resolved = { title: 'Prices', description: 'What it costs', image: '/images/a.jpg' };
  const site = { name: 'Example', url: 'https://www.example.com' };
  const shareImage = '/assets/share-prices.0123.png';
  editorStore.page = { resolved, site, shareImage } as unknown as PageView;
  expect(renderToStaticMarkup(<SearchPreview />)).toContain(`<img src="${shareImage}" alt=""/>`);
});
