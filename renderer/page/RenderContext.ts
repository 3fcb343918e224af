import type { FormDefinition } from '../../schema/form.ts';
import type { Site } from '../../schema/site.ts';
import type { ResolvedImage } from '../../sections/_shared/page.ts';
import type { ContentPolicy } from './contentPolicy.ts';
import type { PageStyles } from './pageStylesheet.ts';

/** All that pages of one site share while they are rendered. Plain data, fixed for a whole run. */
export interface RenderContext {
  site: Site;
  /** The published pages, in manifest order. */
  pages: { route: string; title: string; description: string; breadcrumb?: string }[];
  forms: Record<string, FormDefinition>;
  /** Path below public/ → what pages serve for it. */
  images: Record<string, ResolvedImage>;
  assets: Assets;
  /** Folder of the host the site lives in; `/` unless the site's url has a path. */
  base: string;
  now: Date;
  /** Set by the editor: sections carry their place in the manifest. Never set in a build. */
  editing?: boolean;
}

/** What the bundles and the theme give a page. */
export interface Assets {
  /** The styles that each page takes its own from. */
  styles: PageStyles;
  /** The islands' entry script. */
  entry: string;
  /** Island name → its module; `_` → the hydrating module. */
  islands: Record<string, string>;
  /** Address of each file below public/ that is served under another name: icons, share image. */
  files: Record<string, string>;
  /** Markup for the end of <head>: the dev server's client. Empty in a build. */
  headExtra?: string;
  /** The content security policy; absent in dev. */
  policy?: ContentPolicy;
}
