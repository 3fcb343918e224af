import type { FormDefinition } from '../../schema/form.ts';
import type { Site } from '../../schema/site.ts';
import { useViewContext, createViewContext } from './viewContext.ts';

/** What a view may know of the page it stands on and of the site around it. */
export interface PageContext {
  site: Site;
  /** Route of the page, such as `/pricing`. */
  route: string;
  title: string;
  /** From home to this page; empty on home. */
  breadcrumbs: { label: string; to: string }[];
  /** Every published page of the site. */
  pages: { route: string; title: string; description: string }[];
  /** Resolves `to` of a link: base path added, external addresses marked. */
  link(to: string): { href: string; external: boolean };
  /** Resolves a path below public/: hashed address, size in CSS px, better formats. */
  image(src: string): ResolvedImage;
  /** The definition in data/forms/<name>.yaml. */
  form(name: string): FormDefinition;
  /** Full address of a route, for structured data and metadata. */
  absolute(to: string): string;
  /** The moment of the build (fixed for the whole run). */
  now: Date;
}

/** A picture as the page serves it. */
export interface ResolvedImage {
  src: string;
  width: number;
  height: number;
  sources: { type: string; srcset: string }[];
}

/** What a section's view gets: its resolved YAML. */
export interface ViewProps<Section> {
  section: Section;
}

export const PageProvider = createViewContext<PageContext | null>(null);

/** The page that is being rendered. Views only; an island gets plain props from its view. */
export function usePage(): PageContext {
  const page = useViewContext(PageProvider);
  if (!page) throw new Error('usePage() was called outside a page render');
  return page;
}
