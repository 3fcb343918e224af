import { sendHtml } from '../../base/http/sendHtml.ts';
import type { Middleware } from '../../server/index.ts';
import type * as Render from './render.tsx';

/** The page of `dev` with all section types. */
export const middleware: Middleware = {
  path: '/_gallery',
  servers: ['dev'],
  title: 'Section types',
  showsSections: true,
  async createHandler({ root, code, readCurrent }) {
    return async ({ method }, response, next) => {
      if (method !== 'GET' && method !== 'HEAD') return next();
      const site = await readCurrent();
      if (!site) throw new Error('The site has errors.');
      const { renderGallery } = await code.load<typeof Render>('/features/gallery/render.tsx');
      sendHtml(response, renderGallery(site.renderContext, root));
    };
  },
};
