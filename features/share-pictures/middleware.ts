import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPublicFile } from '../../base/files/readPublicFile.ts';
import { sendText } from '../../base/http/handleRequests.ts';
import { sendHtml } from '../../base/http/sendHtml.ts';
import type { Middleware } from '../../server/index.ts';
import { layoutNames } from './card/layoutNames.ts';
import { engineFonts } from './card/listCardFonts.ts';
import { describePackageProblem, toSentences } from './describePackageProblem.ts';
import { readCardImage } from './draw/readCardImage.ts';
import { findPicture, planForPage, planLayout } from './findPicture.ts';
import { locateSetting } from './locateSetting.ts';
import { makePicture } from './makePicture.ts';
import { renderOverview } from './renderOverview.ts';

/** The page of `dev` and `edit` with the share pictures of all pages. */
export const middleware: Middleware = {
  path: '/_share/',
  // The addresses that pages name.
  ownsPath: (path) => /^\/assets\/share-[^/]+\.(?:png|jpg)$/.test(path),
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
      const { pathname, searchParams } = new URL(url, 'http://localhost');
      const problem = pathname === '/_share/' ? undefined : describePackageProblem(root);
      if (problem)
        return sendText(response, 503, `${locateSetting(root)}: ${toSentences(problem)}`);
      const site = await readCurrent();
      if (!site) throw new Error('The site has errors.');
      if (pathname === '/_share/') {
        const pages = [...site.pages.values()];
        return sendHtml(response, renderOverview(pages, site.renderContext));
      }
      const page = site.pages.get(searchParams.get('route') ?? '');
      const layout = layoutNames.find((name) => name === searchParams.get('layout'));
      const picture = pathname.startsWith('/_share/')
        ? page && (layout ? planLayout(page, layout, site) : planForPage(page, site))
        : findPicture(site, pathname.slice(1));
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
