import { readRedirects } from '../../base/redirects/parseRedirects.ts';
import type { SiteFileContext } from '../../renderer/index.ts';
import { findWriter } from './findWriter.ts';
import { readHeaderRules } from './readHeaderRules.ts';

/**
 * Generates the file that a host reads in the output, from the texts of `_redirects` and `_headers`. A file of
 * the same name in public/ continues it, or takes the place of JSON.
 */
export async function generateOutputFile(
  host: string,
  { locales, renderContext: { base }, mergeOwnFile }: SiteFileContext,
  redirects: string,
  headers: string,
): Promise<string> {
  const { outputFile = '', writeOutputFile } = findWriter(host);
  const files = locales.map((locale) => `${locale ? `${locale}/` : ''}404.html`);
  const rules = { redirects: readRedirects(redirects), headers: readHeaderRules(headers) };
  const text = writeOutputFile?.({ base, ...rules, files }) ?? '';
  return mergeOwnFile(outputFile, text, (generated, own) =>
    outputFile.endsWith('.json') ? own : generated + own,
  );
}
