import type { FontPart } from '../../../base/files/FontPart.ts';
import type { Site } from '../../../schema/vocabulary.ts';
import type { PageContext, SiteForm } from '../../../sections/index.ts';
import type { SiteImage } from '../../images/SiteImage.ts';
import type { PageStyles } from '../../styles/pageStylesheet.ts';
import type { ContentPolicy } from './contentPolicy.ts';
import type { HeadScript } from './HeadScript.ts';
import type { OutputFormat } from './OutputFormat.ts';

/** The data that all pages of a site share while they are rendered. Plain and fixed for a run. */
export interface RenderContext {
  site: Site;
  /** The published pages, in manifest order. */
  pages: PageContext['pages'];
  forms: Record<string, SiteForm>;
  /** The context that pages in another language share; absent in sites with one language. */
  localized?: Record<
    string,
    Pick<RenderContext, 'site' | 'pages' | 'forms' | 'formModels' | 'locale' | 'headTags'>
  >;
  /** The language of the pages, as `site.locales` names it; absent in sites with one language. */
  locale?: string;
  /** Route of an original → language → its version; absent in sites with one language. */
  versions?: Record<string, Record<string, PageVersion>>;
  /** The models of forms that islands load from a file. Absent in dev. */
  formModels?: NonNullable<PageContext['formModels']>;
  /** Path below public/ → the image and its copies. */
  images: Record<string, SiteImage>;
  /** Path below public/ → bytes, for files that pages link to. */
  fileSizes?: Record<string, number>;
  assets: Assets;
  /** Tags that features add to the head of all pages. */
  headTags?: string[];
  /** The other formats in which features write each page; absent without any. */
  formats?: Pick<OutputFormat, 'suffix' | 'mediaType'>[];
  /** Path of the site on its host; `/` unless the site's url has a path. */
  base: string;
  now: Date;
  /** Set by `dev` and the editor: marks sample content. Never set in a build. */
  marksSamples?: boolean;
  /** Set by the editor: marks sections with their index in the manifest. Never set in a build. */
  editing?: boolean;
}

/** A page in one of its languages. */
export interface PageVersion {
  route: string;
  /** Whether search engines must not list it, so that no version names it. */
  isUnlisted?: true;
}

/** The styles, scripts and files that a page refers to. */
export interface Assets {
  /** The styles that each page takes its own from. */
  styles: PageStyles;
  /** Present if every page asks search engines not to index the site. */
  noindex?: true;
  /** The islands' entry script. */
  entry: string;
  /** Island name → URL of its module; `_` → URL of the module that hydrates islands. */
  islands: Record<string, string>;
  /** Island name → URL of the stylesheet with its own styles. Absent in dev. */
  islandStyles?: Record<string, string>;
  /** Path below public/ → URL, for files served under another name: icons, social image. */
  files: Record<string, string>;
  /** Path of a font below public/ → the files that a feature made of it. */
  fonts?: Record<string, FontPart[]>;
  /** Whether pages load the fonts of their language at once. Absent in dev. */
  preloads?: true;
  /** Markup for the end of <head>, such as the dev server's client. Absent in a build. */
  headExtra?: string;
  /** The scripts in the head of pages, which features add; absent in dev. */
  scripts?: HeadScriptAsset[];
  /** Compressed bytes of all these scripts, with the scripts that they load; absent without any. */
  scriptBytes?: number;
  /** The content security policy; absent in dev. */
  policy?: ContentPolicy;
}

/** A script in the head of pages, as a file of the site. */
export interface HeadScriptAsset extends Omit<HeadScript, 'code'> {
  /** Its address. */
  src: string;
  /** Compressed bytes of this script and of the scripts that it loads. */
  bytes: number;
}
