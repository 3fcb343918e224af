import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import {
  type CurrentSite,
  pageFile,
  type renderPage as RenderPage,
} from '../../../renderer/index.ts';
import type { AnnotatedVersion } from '../preview/annotatePage.ts';
import { placePage } from '../preview/placePage.ts';
import { previewFiles } from '../preview/previewFiles.ts';
import { type IndexedPage, renderIndex } from '../preview/renderIndex.ts';
import type { MarkedPage } from './MarkedPage.ts';

/** Two states of a site, and whether Vite notifies their pages of changes. */
interface Sites extends Record<AnnotatedVersion, CurrentSite> {
  hasVite: boolean;
}

interface PageRenderers {
  renderPage: typeof RenderPage;
  /** Marks the changes of a page. */
  markPage(page: MarkedPage): Promise<string>;
}

/**
 * Renders a file of the preview of a site while it is edited; undefined if it does not exist.
 *
 * @param path such as `new/about/`, or empty for the list of pages
 */
export async function renderChanges(
  path: string,
  sites: Sites,
  { renderPage, markPage }: PageRenderers,
): Promise<{ type: string; content: string } | undefined> {
  const file = previewFiles[path];
  if (file !== undefined) return { type: path.slice(path.indexOf('.')), content: file };
  if (path === '' || path === 'index.html') return { type: '.html', content: listPages(sites) };
  const [, side, name = ''] = /^(old|new)\/(.*)$/.exec(path) ?? [];
  const route = `/${name.replace(/(?:^|\/)(?:index\.html)?$/, '').replace(/\.html$/, '')}`;
  const content =
    side && (await renderSide(route, side as AnnotatedVersion, sites, { renderPage, markPage }));
  return content ? { type: '.html', content } : undefined;
}

async function renderSide(
  route: string,
  side: AnnotatedVersion,
  sites: Sites,
  { renderPage, markPage }: PageRenderers,
): Promise<string | undefined> {
  const render = ({ pages, renderContext }: CurrentSite) => {
    const page = pages.get(route);
    // Additions of `dev` and `edit` would differ.
    const assets = { ...renderContext.assets, headExtra: '' };
    return page && renderPage(page, { ...renderContext, editing: false, assets }).html;
  };
  const old = render(sites.old);
  // Others are answered between two long pages.
  await setImmediate();
  const next = render(sites.new);
  if ((side === 'old' ? old : next) === undefined) return undefined;
  const isBoth = old !== undefined && next !== undefined;
  const place = placePage(pageFile(route), side, isBoth);
  const routes = [...sites[side].pages.keys()];
  return markPage({
    old,
    new: next,
    side,
    links: {
      ...place,
      base: sites[side].renderContext.base,
      files: new Map(routes.map((other) => [other, pageFile(other)])),
      live: { plain: `${place.root}..${route}`, hasVite: sites.hasVite },
    },
  });
}

/** Lists the pages whose content differs. What all pages share, such as the menu, is not compared. */
function listPages({ old, new: next }: Sites): string {
  const routes = [...new Set([...next.pages.keys(), ...old.pages.keys()])].sort();
  const pages = routes.flatMap((route): IndexedPage[] => {
    const [before, after] = [old, next].map(({ pages: all }) => {
      const page = all.get(route);
      return page && { ...page, origin: undefined, sectionOrigins: undefined };
    });
    if (isDeepStrictEqual(before, after)) return [];
    const change = !before ? 'added' : !after ? 'removed' : 'changed';
    return [{ route, path: pageFile(route), change, isWritten: true, marks: [] }];
  });
  return renderIndex(pages, { baseName: 'the last commit', unchanged: 0 });
}
