import type { FormDefinition } from '../../schema/form.ts';
import type { Site } from '../../schema/site.ts';
import type { ResolvedImage } from '../../sections/_shared/page.ts';

/** The data that all pages of a site share while they are rendered. Plain and fixed for a run. */
export interface RenderContext {
  site: Site;
  /** The published pages, in manifest order. */
  pages: { route: string; title: string; description: string; breadcrumb?: string }[];
  forms: Record<string, FormDefinition>;
  /** Path below public/ → the image as pages serve it. */
  images: Record<string, ResolvedImage>;
  assets: Assets;
  /** Path of the site on its host; `/` unless the site's url has a path. */
  base: string;
  now: Date;
  /** Set by the editor: marks sections with their index in the manifest. Never set in a build. */
  editing?: boolean;
}

/** The styles, scripts and files that a page refers to. */
export interface Assets {
  /** The text of the stylesheet. Inlined when `stylesheetUrl` is absent. */
  stylesheet: string;
  /** Set when the stylesheet is too large to inline. */
  stylesheetUrl?: string;
  /** The islands' entry script. */
  entry: string;
  /** Island name → URL of its module; `_` → URL of the module that hydrates islands. */
  islands: Record<string, string>;
  /** Path below public/ → URL, for files served under another name: icons, social image. */
  files: Record<string, string>;
  /** Markup for the end of <head>, such as the dev server's client. Absent in a build. */
  headExtra?: string;
  /** The content security policy for <meta>. Absent in dev. */
  policy?: string;
}
