import type { GalleryPart } from '../_shared/gallery/index.ts';
import { layoutNames } from './card/layoutNames.ts';
import { describePackageProblem, toSentences } from './describePackageProblem.ts';

/** The layouts of share pictures in the gallery of `dev`, drawn for the home page. */
export const galleryPart: GalleryPart = {
  title: 'Share pictures',
  description:
    'What networks and messengers show of a link to a page without a picture of its own: here the home page. The address /_share/ shows the pictures of all pages.',
  list({ pages }, root) {
    const problem = describePackageProblem(root);
    if (problem) return toSentences(problem).replaceAll('`', '');
    const { route } = pages.find((page) => page.route === '/') ?? pages[0] ?? { route: '/' };
    return layoutNames.map((layout) => ({
      name: layout,
      html: `<img src="/_share/picture.png?layout=${layout}&amp;route=${encodeURIComponent(route)}" width="1200" height="630" alt="The layout ${layout}" loading="lazy">`,
      yaml: `site:\n  sharePictures: { layout: ${layout} }`,
    }));
  },
};
