import { escapeHtml } from '../../../base/text/escape.ts';
import type { LayoutPictures, SectionPictures } from './SectionPictures.ts';

/** Renders the pictures of a page as HTML without external requests. Only the first layout is unfolded. */
export function renderPictures(sections: readonly SectionPictures[]): string {
  return sections
    .map(({ title, layouts }) => {
      const seen = layouts.filter((layout) => layout.old ?? layout.new);
      if (seen.length > 0 && seen.every(looksSame))
        return `<p>${escapeHtml(title)}: looks the same in all layouts.</p>`;
      const pictures = seen.map((layout, index) => renderLayout(layout, title, index === 0));
      return pictures.length > 0 ? `<h3>${escapeHtml(title)}</h3>${pictures.join('')}` : '';
    })
    .join('\n');
}

function renderLayout(layout: LayoutPictures, title: string, isOpen: boolean): string {
  const { old, new: next, difference } = layout;
  const figures = looksSame(layout)
    ? [renderFigure('Looks the same', next as Buffer, title)]
    : [
        ...(old ? [renderFigure('Before', old, title)] : []),
        ...(next ? [renderFigure('After', next, title)] : []),
        ...(difference ? [renderFigure('Difference', difference, title)] : []),
      ];
  return `<details${isOpen ? ' open' : ''}><summary>${layout.layout}</summary><div class="pictures">${figures.join('')}</div></details>`;
}

function looksSame({ old, new: next, difference }: LayoutPictures): boolean {
  return old !== undefined && next !== undefined && difference === undefined;
}

function renderFigure(caption: string, picture: Buffer, title: string): string {
  const source = `data:image/webp;base64,${picture.toString('base64')}`;
  return `<figure><figcaption>${caption}</figcaption><img src="${source}" alt="${escapeHtml(`${title}: ${caption}`)}" loading="lazy"></figure>`;
}

/** The styles of the pictures in a report. */
export const pictureStyles = `
h3 { font-size: 1rem; margin: 1rem 0 0; }
.pictures { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr)); gap: .5rem; align-items: start; }
figure { margin: 0; }
img { max-width: 100%; border: 1px solid light-dark(#ccc, #555); }
`;
