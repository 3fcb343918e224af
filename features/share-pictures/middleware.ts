import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPublicFile } from '../../base/files/readPublicFile.ts';
import { sendHtml } from '../../base/http/sendHtml.ts';
import type { Middleware } from '../../server/index.ts';
import { engineFonts } from './card/listCardFonts.ts';
import { findSharePhoto } from './card/SharePhoto.ts';
import { readCardImage } from './draw/readCardImage.ts';
import { makePicture } from './makePicture.ts';
import { planPicture } from './planPicture.ts';
import { renderOverview } from './renderOverview.ts';

/** The page of `dev` and `edit` with the share pictures of all pages. */
export const middleware: Middleware = {
  path: '/_share/',
  servers: ['dev', 'edit'],
  async createHandler({ root, installation, readCurrent }) {
    const sources = {
      root,
      readImage: (path: string) => readCardImage(root, path),
      readFont: ({ path }: { path: string }) =>
        path.startsWith(engineFonts)
          ? readFile(join(installation.packageRoot, path))
          : readPublicFile(root, path),
    };
    return async ({ method, url = '' }, response, next) => {
      if (method !== 'GET' && method !== 'HEAD') return next();
      const site = await readCurrent();
      if (!site) throw new Error('The site has errors.');
      const { pathname, searchParams } = new URL(url, 'http://localhost');
      if (pathname === '/_share/') {
        const pages = [...site.pages.values()];
        return sendHtml(response, renderOverview(pages, site.renderContext));
      }
      const page = site.pages.get(searchParams.get('route') ?? '');
      const picture = page && planPicture(page, findSharePhoto(page.sections), site.renderContext);
      if (!picture) return next();
      const content = await makePicture(picture, sources);
      response
        .writeHead(200, {
          'content-type': 'photo' in picture ? 'image/jpeg' : 'image/png',
          'cache-control': 'no-store',
        })
        .end(content);
    };
  },
};
