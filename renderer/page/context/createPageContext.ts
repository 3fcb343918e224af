import { findFile } from '../../../base/files/findFile.ts';
import { encodeAddress, encodePath } from '../../../base/text/encodePath.ts';
import { type Page, parsePlaceholder, readFragment } from '../../../schema/vocabulary.ts';
import { type PageContext, placeholderPicture } from '../../../sections/index.ts';
import { chooseCopies } from '../../images/chooseCopies.ts';
import {
  type ImageCopy,
  imageFormats,
  type SiteImage,
  unknownSize,
} from '../../images/SiteImage.ts';
import { sectionViews } from '../../sections/sectionViews.ts';
import { createBreadcrumbTrail } from './createBreadcrumbTrail.ts';
import { listLanguages } from './listLanguages.ts';
import { localizeRenderContext } from './localizeRenderContext.ts';
import type { RenderContext } from './RenderContext.ts';
import { translateLink } from './translateLink.ts';

/** Dependencies of a page's HTML besides the page itself and the site. */
export interface PageDependencies {
  /** Paths below public/. */
  images: string[];
  /** URLs of the files of these images that the page refers to. */
  imageFiles: string[];
  /** Paths below public/ of files whose size the page shows. */
  files: string[];
  forms: string[];
  /** Islands with a stylesheet that the page refers to. */
  islandStyles: string[];
  /** In a site with several languages, the routes of originals that it links to. */
  links?: string[];
  /** Whether it depends on the list of all pages. */
  pages: boolean;
  /** Whether it depends on the current time. */
  clock: boolean;
}

/**
 * Returns what the views of a page may use: the site, the other pages, and links, images and forms
 * by name. Records what they use in `dependencies`.
 */
export function createPageContext(
  page: Page,
  siteContext: RenderContext,
  dependencies: PageDependencies = createPageDependencies(),
): PageContext {
  const renderContext = localizeRenderContext(siteContext, page.locale);
  const { site, base, formModels } = renderContext;
  const withBase = (path: string) => base + toAddress(path.slice(1));
  // Its rule may be turned off.
  const unreadableImage = (src: string): SiteImage => ({
    src: findFile(renderContext.assets.files, src) ?? base + encodePath(src.slice(1)),
    ...unknownSize,
  });
  return {
    site,
    route: page.route,
    title: page.title,
    ...(page.variant && { variant: page.variant.label }),
    breadcrumbs: createBreadcrumbTrail(page, renderContext.pages, site, renderContext),
    languages: listLanguages(page, renderContext),
    get pages() {
      dependencies.pages = true;
      return renderContext.pages;
    },
    get now() {
      dependencies.clock = true;
      return renderContext.now;
    },
    link(to) {
      if (to.startsWith('/')) {
        const { address, hrefLang } = translateLink(
          normalizeFragment(to),
          renderContext,
          dependencies,
        );
        const href = toAnchorLink(address, page.route) ?? withBase(address);
        return { href, external: false, ...(hrefLang && { hrefLang }) };
      }
      return { href: normalizeFragment(to), external: /^https?:/.test(to) };
    },
    image(src, sizes) {
      const placeholder = parsePlaceholder(src);
      if (placeholder) return placeholderPicture(placeholder);
      if (!dependencies.images.includes(src)) dependencies.images.push(src);
      const image = renderContext.images[src] ?? unreadableImage(src);
      const copies = sizes === undefined ? [] : chooseCopies(image, sizes);
      for (const { src: url } of [image, ...copies])
        if (!dependencies.imageFiles.includes(url)) dependencies.imageFiles.push(url);
      return toResolvedImage(image, copies);
    },
    fileSize(path) {
      if (!dependencies.files.includes(path)) dependencies.files.push(path);
      return renderContext.fileSizes?.[path];
    },
    form(name) {
      if (!dependencies.forms.includes(name)) dependencies.forms.push(name);
      const form = renderContext.forms[name];
      if (!form) throw new Error(`The form ${name} was not loaded`);
      return form;
    },
    ...(formModels && { formModels }),
    innerSections: { views: sectionViews, rendered: [] },
    absolute: (to) =>
      resolveAddress(withBase(translateLink(to, renderContext, dependencies).address), site.url),
  };
}

/** Returns a record without any dependencies. */
export function createPageDependencies(): PageDependencies {
  return {
    images: [],
    imageFiles: [],
    files: [],
    forms: [],
    islandStyles: [],
    pages: false,
    clock: false,
  };
}

function toResolvedImage(
  { src, width, height, tint, inline }: SiteImage,
  copies: readonly ImageCopy[],
): ReturnType<PageContext['image']> {
  const sources = imageFormats.flatMap((format) => {
    const srcset = copies
      .filter((copy) => copy.format === format)
      .map((copy) => `${copy.src} ${copy.width}w`);
    return srcset.length > 0 ? { type: `image/${format}`, srcset: srcset.join(', ') } : [];
  });
  return { src, width, height, sources, ...(tint && { tint }), ...(inline && { inline }) };
}

/** Writes the letters of an anchor as its id has them, since browsers compare them one by one. */
function normalizeFragment(to: string): string {
  const [path = '', fragment = ''] = to.split(/#(.*)/s);
  const id = readFragment(fragment);
  return id !== fragment && /^[\p{L}\p{M}\p{N}_-]+$/u.test(id) ? `${path}#${id}` : to;
}

/** Returns an address in the form in which browsers ask for it. */
function toAddress(written: string): string {
  return plainAddress.test(written) ? written : encodeAddress(written);
}

const plainAddress = /^[\w\-./#?=&]*$/;

/** Shortens a link to an anchor on the same page, so that following it does not reload the page. */
function toAnchorLink(to: string, route: string): string | undefined {
  if (!to.startsWith(route) || to[route.length] !== '#') return undefined;
  const anchor = to.split('#')[1];
  return anchor ? `#${anchor}` : undefined;
}

/** Returns the full address of a path. Skips the slow `URL` for paths that it would not change. */
function resolveAddress(path: string, site: string): string {
  return plainPath.test(path) ? getOrigin(site) + path : new URL(path, site).href;
}

const plainPath = /^\/(?:[\w-]+(?:\/[\w-]+)*)?$/;

function getOrigin(site: string): string {
  if (lastOrigin.site !== site) lastOrigin = { site, origin: new URL(site).origin };
  return lastOrigin.origin;
}

let lastOrigin = { site: '', origin: '' };
