import type { SiteFile, SiteFileContext } from '../../renderer/index.ts';
import { type ListPaths, listGeneratedFiles, readKeys } from '../../schema/vocabulary.ts';
import { generateHeaders } from './generateHeaders.ts';
import { filesFirst, outputFiles, patternsFirst } from './hostNames.ts';
import { keys } from './keys.ts';
import { mergeHeaders, mergeRedirects } from './merge/mergeHostFiles.ts';
import { adaptToCloudflare } from './redirects/adaptToCloudflare.ts';
import { adaptToNetlify } from './redirects/adaptToNetlify.ts';
import { generateRedirects } from './redirects/generateRedirects.ts';
import { listRedirectPages } from './redirects/listRedirectPages.ts';

/** The files that hosts read. */
export const paths: ListPaths = (site) => {
  const { host } = readKeys(site ?? {}, keys.site);
  const outputFile = host && outputFiles[host];
  return { forHost: ['/_redirects', '/_headers', ...(outputFile ? [`/${outputFile}`] : [])] };
};

/**
 * Lists `_redirects`, `_headers` and what else the host of the site reads in the published folder, and the
 * HTML pages that take the place of redirects where hosts follow none.
 */
export function siteFiles(context: SiteFileContext): SiteFile[] {
  const { renderContext, mergeOwnFile } = context;
  const { host } = readKeys(renderContext.site, keys.site);
  const outputFile = host && outputFiles[host];
  const writeRedirects = async () => {
    const text = await mergeOwnFile('_redirects', generateRedirects(context), mergeRedirects);
    if (host === 'netlify') return adaptToNetlify(text);
    if (!host || !patternsFirst.includes(host)) return text;
    return adaptToCloudflare(text, context, listGeneratedFiles(renderContext.site));
  };
  const writeHeaders = () => mergeOwnFile('_headers', generateHeaders(renderContext), mergeHeaders);
  const writeOutputFile = async () => {
    const { generateOutputFile } = await import('./hostFiles.ts');
    return generateOutputFile(host ?? '', context, await writeRedirects(), await writeHeaders());
  };
  return [
    ['_redirects', writeRedirects],
    ['_headers', writeHeaders],
    ...(outputFile ? [[outputFile, writeOutputFile] satisfies SiteFile] : []),
    ...(host && filesFirst.includes(host) ? [] : listRedirectPages(context)),
  ];
}
