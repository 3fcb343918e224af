import { readPublicFile } from '../../../base/files/readPublicFile.ts';
import type { CheckedSite } from '../../../schema/index.ts';
import type { SiteFileContext, SiteFileModule, SiteFiles } from './SiteFiles.ts';

/**
 * Lists the site-wide files for hosts, search engines and assistants: all files of a site that are
 * neither pages nor assets nor copies of public/. None is generated before its content is requested.
 */
export function listSiteFiles(
  { pages, siteContext }: Pick<CheckedSite, 'pages' | 'siteContext'>,
  options: SiteFileOptions,
): SiteFiles {
  const { root, renderContext } = options;
  const hasOwnFile = (path: string) => renderContext.assets.files[`/${path}`] !== undefined;
  const context: SiteFileContext = {
    pages,
    locales: [undefined, ...Object.keys(renderContext.localized ?? {})],
    siteContext,
    ...options,
    hasOwnFile,
    mergeOwnFile: async (path, generated, merge) =>
      hasOwnFile(path) ? merge(generated, String(await readPublicFile(root, path))) : generated,
  };
  return new Map(modules.flatMap(({ siteFiles }) => siteFiles(context)));
}

/** What a site-wide file depends on besides the content of the site. */
interface SiteFileOptions extends Pick<SiteFileContext, 'renderContext' | 'render' | 'findDates'> {
  /** The site's folder. */
  root: string;
}

const modules = Object.values(
  import.meta.glob<SiteFileModule>(
    ['../*.ts', '!../*.test.ts', '../../../features/*/siteFiles.ts'],
    { eager: true },
  ),
);
