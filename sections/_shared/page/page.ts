import type { FunctionComponent } from 'react';
import type { AnySection, Site } from '../../../schema/vocabulary.ts';
import { createViewContext, useViewContext } from './createViewContext.ts';
import type { SiteForm } from './SiteForm.ts';

/** Data about its page and site that a view can use. */
export interface PageContext {
  site: Site;
  /** Route of the page, such as `/pricing`. */
  route: string;
  title: string;
  /** The variant of a page with a test, such as `hero=b`. */
  variant?: string;
  /** Links from home to this page. Empty on home. */
  breadcrumbs: { label: string; to: string }[];
  /** The languages of the site, with the version of the page in each; empty with one language. */
  languages?: PageLanguage[];
  /** The published pages of the site. */
  pages: {
    route: string;
    title: string;
    description: string;
    breadcrumb?: string;
    isUnlisted?: true;
  }[];
  /** Resolves the `to` of a link: adds the base path and detects external addresses. */
  link(to: string): { href: string; external: boolean; hrefLang?: string };
  /**
   * Resolves a path below public/ to a hashed address and size in CSS px; also to smaller copies in
   * better formats, if `sizes`, the displayed width, is given.
   */
  image(src: string, sizes?: string): ResolvedImage;
  /** Returns the size of a file below public/ in bytes; undefined for other addresses. */
  fileSize(path: string): number | undefined;
  /** Returns the form in data/forms/<name>.yaml. */
  form(name: string): SiteForm;
  /** The models of forms that islands load, with the addresses of their modules. Absent in dev. */
  formModels?: Readonly<Record<string, { model: object; url: string }>>;
  /** Returns the full address of a route, for structured data and metadata. */
  absolute(to: string): string;
  /** The view of each section type, and the sections inside articles that were rendered. */
  innerSections?: {
    views: ReadonlyMap<string, FunctionComponent<{ section: AnySection }>>;
    rendered: AnySection[];
  };
  /** Time of the build, the same for all pages of a run. */
  now: Date;
}

/** A language of the site. */
export interface PageLanguage {
  /** As `site.locales` names it. */
  locale: string;
  /** Its name in the language itself. */
  name: string;
  /** Address of the page in the language, or of its home page. */
  href: string;
  isCurrent?: true;
  /** Whether the page does not exist in the language. */
  isMissing?: true;
}

/** An image as the page serves it. */
export interface ResolvedImage {
  src: string;
  width: number;
  height: number;
  sources: { type: string; srcset: string }[];
  /** The content as a data URL, for a small logo. */
  inline?: string;
  /** Average colour in three hexadecimal digits; absent for images with transparent parts. */
  tint?: string;
}

export const PageProvider = createViewContext<PageContext | null>(null);

/** Returns the page being rendered. For views only; islands get plain props from their view. */
export function usePage(): PageContext {
  const page = useViewContext(PageProvider);
  if (!page) throw new Error('usePage() was called outside a page render');
  return page;
}
