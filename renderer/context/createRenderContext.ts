import { basename, extname } from 'node:path';
import { cacheFolder } from '../../base/files/cacheFolder.ts';
import { contentHash } from '../../base/files/contentHash.ts';
import { fileNameHash } from '../../base/files/fileNameHash.ts';
import { basePath } from '../../base/files/readBasePath.ts';
import { readPublicFile } from '../../base/files/readPublicFile.ts';
import { encodePath } from '../../base/text/encodePath.ts';
import { forbidsIndexing } from '../../base/text/forbidsIndexing.ts';
import type { Bundles } from '../../code/index.ts';
import {
  type CheckedSite,
  listSiteFunctions,
  type SiteContext,
  type SitePage,
} from '../../schema/index.ts';
import {
  formFunctions,
  listLogos,
  listTranslatedFiles,
  type Site,
} from '../../schema/vocabulary.ts';
import { findImagePaths } from '../images/findImagePaths.ts';
import { type PreparedImages, prepareImages } from '../images/prepareImages.ts';
import { prepareLogo } from '../images/prepareLogo.ts';
import type { RenderContext } from '../page/context/RenderContext.ts';
import { addHeadTags } from './headModules.ts';
import { measureFiles } from './measureFiles.ts';
import { prepareAssets, type SiteAssets } from './prepareAssets.ts';
import { type PreparedForms, prepareForms } from './prepareForms.ts';

/** A render context, and what pages with this context may refer to. */
export interface PreparedSite {
  renderContext: RenderContext;
  /** Path below the output folder → content. */
  files: Map<string, Buffer | string>;
  imageFiles: PreparedImages['files'];
  pictures: PreparedImages['measures'];
  islandFiles: SiteAssets['islandFiles'];
  formFiles: PreparedForms['files'];
}

/**
 * Creates the render context of a checked site.
 *
 * @param options.digests path below public/ → hash of the file's content; files without one are read
 */
export async function createRenderContext(
  {
    site,
    shownPages: shown,
    forms,
    siteContext,
  }: Pick<CheckedSite, 'shownPages' | 'forms' | 'siteContext'> & { site: Site },
  {
    root,
    bundles,
    now,
    digests = {},
    noindex = false,
  }: {
    root: string;
    bundles: Bundles;
    now: Date;
    digests?: Readonly<Record<string, { digest: string }>>;
    noindex?: boolean | undefined;
  },
): Promise<PreparedSite> {
  const base = basePath(site.url);
  const sitePictures = [site.icon, site.social?.image].filter((path) => path !== undefined);
  const paths = findImagePaths(
    [...shown.flatMap(({ facts }) => facts.images), ...sitePictures, ...listLogos(site)],
    root,
  );
  const pages = listPages(shown);
  const {
    images,
    files: imageFiles,
    measures: pictures,
  } = await prepareImages(paths, {
    root,
    base,
    cache: cacheFolder(root, 'images'),
    getDigest: async (path) =>
      digests[path.slice(1)]?.digest ?? contentHash(await readPublicFile(root, path)),
  });
  const { assets, files, islandFiles } = await prepareAssets(site, {
    root,
    base,
    bundles,
    forms,
    translations: [...siteContext.localized.values()].flatMap(({ site }) => site ?? []),
    isPreview: noindex,
    pages: shown.map(({ facts }) => facts),
  });
  for (const logo of listLogos(site)) {
    const publish = (content: Buffer, extension: string) => {
      const name = basename(logo, extname(logo)).normalize();
      const path = `assets/${name}.${fileNameHash(content)}${extension}`;
      files.set(path, content);
      return base + encodePath(path);
    };
    images[logo] = await prepareLogo(logo, {
      root,
      base,
      cache: cacheFolder(root, 'images'),
      publish,
    });
  }
  if (noindex) assets.noindex = true;
  const fileSizes = measureFiles(shown, root);
  const markForms = createFormMarker(root);
  const renderContext: RenderContext = {
    site,
    pages,
    forms: markForms(forms),
    images,
    fileSizes,
    assets,
    base,
    now,
    ...localizeSite(shown, siteContext, markForms),
  };
  const { files: formFiles, ...models } = prepareForms(renderContext, bundles);
  return {
    renderContext: addHeadTags({ ...renderContext, ...models }),
    files,
    imageFiles,
    pictures,
    islandFiles,
    formFiles,
  };
}

type FormMarker = (forms: CheckedSite['forms']) => RenderContext['forms'];

/** Returns a function that marks the forms whose function `functions build` does not write. */
function createFormMarker(root: string): FormMarker {
  const written = new Set<unknown>([undefined, ...formFunctions, ...listSiteFunctions(root).own]);
  return (forms) =>
    Object.fromEntries(
      Object.entries(forms).map(([name, form]) => [
        name,
        written.has(form.function) ? form : { ...form, hasForeignFunction: true },
      ]),
    );
}

/** Returns what the languages of a site add to its render context; nothing without languages. */
function localizeSite(
  shown: readonly SitePage[],
  { context, localized }: SiteContext,
  markForms: FormMarker,
): Pick<RenderContext, 'localized' | 'locale' | 'versions'> {
  const { language } = context.resolve;
  if (language === undefined) return {};
  const versions: NonNullable<RenderContext['versions']> = {};
  for (const { facts } of shown) {
    if (facts.meta.variant?.shownAs) continue;
    const { route, original = route, locale = language } = facts.meta;
    versions[original] ??= {};
    versions[original][locale] = { route, ...markUnlisted(facts.meta) };
  }
  for (const path of context.site ? listTranslatedFiles(context.site) : []) {
    versions[path] = { [language]: { route: path } };
    for (const locale of localized.keys()) versions[path][locale] = { route: `/${locale}${path}` };
  }
  return {
    locale: language,
    versions,
    localized: Object.fromEntries(
      [...localized].flatMap(([locale, { site, forms }]) =>
        site
          ? [
              [
                locale,
                {
                  locale,
                  site,
                  forms: markForms(forms),
                  formModels: {},
                  pages: listPages(shown, locale),
                },
              ],
            ]
          : [],
      ),
    ),
  };
}

/** Lists the pages in a language; without one, in the language of pages.yaml. */
function listPages(shown: readonly SitePage[], locale?: string): RenderContext['pages'] {
  return shown
    .filter(({ facts: { meta } }) => meta.locale === locale && !meta.variant?.shownAs)
    .map(({ facts: { meta } }) => ({
      route: meta.route,
      title: meta.title,
      description: meta.description,
      ...(meta.breadcrumb !== undefined && { breadcrumb: meta.breadcrumb }),
      ...markUnlisted(meta),
    }));
}

/** Marks a page that search engines must not list. */
function markUnlisted({ noindex, robots, canonical }: SitePage['facts']['meta']) {
  const isUnlisted = noindex || forbidsIndexing(robots) || canonical !== undefined;
  return isUnlisted ? ({ isUnlisted: true } as const) : {};
}
