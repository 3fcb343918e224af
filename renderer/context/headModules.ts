import { listPackageModules } from '../../base/features/packageModules.ts';
import type { PageFacts } from '../../schema/index.ts';
import type { Site } from '../../schema/vocabulary.ts';
import type { PolicySources } from '../page/context/contentPolicy.ts';
import type { HeadScript } from '../page/context/HeadScript.ts';
import { localizeRenderContext } from '../page/context/localizeRenderContext.ts';
import type { RenderContext } from '../page/context/RenderContext.ts';
import { listOutputFormats } from './outputFormats.ts';

/** What a feature adds to the head of pages: the exports of its head.ts. */
export interface HeadModule {
  /** Returns tags that all pages of the site have. */
  tags?(renderContext: RenderContext): string[];
  /**
   * Returns the scripts of a built site. In `dev` and `edit`, pages have none of them.
   *
   * @param build.isPreview whether the build is a copy for review
   * @param build.pages its pages, if they are known
   */
  scripts?(site: Site, build: Omit<HeadScriptOptions, 'translations'>): HeadScript[];
  /** Returns what all pages of a built site may load from other origins, besides their scripts. */
  sources?(site: Site): PolicySources;
  /**
   * Returns the scripts of all features as pages have them: some may be held, until a script that it adds
   * starts them.
   *
   * @param sites the site in all its languages
   */
  holdScripts?(scripts: readonly HeadScript[], sites: readonly Site[]): HeadScript[];
}

const builtIn = Object.values(
  import.meta.glob<HeadModule>('../../features/*/head.ts', { eager: true }),
);

/** Returns a render context with the tags that features add to all pages, in each language, and the other formats of pages. */
export function addHeadTags(renderContext: RenderContext): RenderContext {
  const formats = listOutputFormats(renderContext.site).map(({ suffix, mediaType }) => ({
    suffix,
    mediaType,
  }));
  const tagged = {
    ...renderContext,
    headTags: listHeadTags(renderContext),
    ...(formats.length > 0 && { formats }),
  };
  const { localized } = renderContext;
  if (!localized) return tagged;
  const entries = Object.entries(localized).map(([locale, own]) => {
    const headTags = listHeadTags(localizeRenderContext(renderContext, locale));
    return [locale, { ...own, headTags }];
  });
  return { ...tagged, localized: Object.fromEntries(entries) };
}

export interface HeadScriptOptions {
  /** The site in its other languages. */
  translations?: readonly Site[];
  isPreview?: boolean;
  pages?: readonly Pick<PageFacts, 'features'>[];
}

/** Returns the scripts that features add to pages of a built site, with purpose and origins. */
export function listHeadScripts(
  site: Site,
  { translations = [], ...build }: HeadScriptOptions = {},
): HeadScript[] {
  const modules = listModules();
  return modules.reduce(
    (scripts, { holdScripts }) => holdScripts?.(scripts, [site, ...translations]) ?? scripts,
    modules.flatMap(({ scripts }) => scripts?.(site, build) ?? []),
  );
}

/** Returns what all pages may load from other origins, besides their scripts. */
export function listPolicySources(site: Site): PolicySources[] {
  return listModules().flatMap(({ sources }) => sources?.(site) ?? []);
}

function listHeadTags(renderContext: RenderContext): string[] {
  return listModules().flatMap(({ tags }) => tags?.(renderContext) ?? []);
}

function listModules(): HeadModule[] {
  return [...builtIn, ...listPackageModules<HeadModule>('head').map(({ exports }) => exports)];
}
