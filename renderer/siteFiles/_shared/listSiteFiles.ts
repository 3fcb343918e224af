import { listPackageModules } from '../../../base/features/packageModules.ts';
import { readPublicFile } from '../../../base/files/readPublicFile.ts';
import type { CheckedSite } from '../../../schema/index.ts';
import { listFormatFiles } from './listFormatFiles.ts';
import type { PageFileContext } from './PageFileContext.ts';
import type { SiteFile, SiteFileModule, SiteFiles } from './SiteFiles.ts';

/**
 * Lists the site-wide files for hosts, search engines and assistants: all files of a site that are
 * neither pages nor assets nor copies of public/. None is generated before its content is requested.
 *
 * @param options.withFormats adds the pages in other formats, each rendered when it is requested
 */
export function listSiteFiles(
  { pages, shownPages, siteContext }: Pick<CheckedSite, 'pages' | 'shownPages' | 'siteContext'>,
  options: SiteFileOptions,
): SiteFiles {
  const { root, renderContext, render, withFormats } = options;
  const hasOwnFile = (path: string) => renderContext.assets.files[`/${path}`] !== undefined;
  const facts = new Map(shownPages.map((page) => [page.facts.meta.route, page.facts]));
  const context: PageFileContext = {
    pages,
    locales: [undefined, ...Object.keys(renderContext.localized ?? {})],
    getLists: (locale) => {
      const { context } = (locale && siteContext.localized.get(locale)) || siteContext;
      return context.lists;
    },
    getFacts: ({ route }) => facts.get(route) ?? {},
    ...options,
    hasOwnFile,
    mergeOwnFile: async (path, generated, merge) =>
      hasOwnFile(path) ? merge(generated, String(await readPublicFile(root, path))) : generated,
  };
  const ofPackages = listPackageModules<SiteFileModule>('siteFiles').map(({ exports }) => exports);
  const formatFiles = withFormats ? listFormatFiles(pages, renderContext) : [];
  return new Map([
    ...[...builtIn, ...ofPackages].flatMap(({ siteFiles }) => siteFiles(context)),
    ...formatFiles.map(({ path, page, convert }): SiteFile => {
      return [path, () => convert(render.renderPage(page, renderContext).html)];
    }),
  ]);
}

/** What a site-wide file depends on besides the content of the site. */
interface SiteFileOptions
  extends Pick<
    PageFileContext,
    'root' | 'files' | 'renderContext' | 'render' | 'readPrevious' | 'findDates'
  > {
  withFormats?: boolean;
}

const builtIn = Object.values(
  import.meta.glob<SiteFileModule>(
    ['../*.ts', '!../*.test.ts', '../../../features/*/siteFiles.ts'],
    { eager: true },
  ),
);
