import type { Diagnostic } from '../../schema/diagnostics/Diagnostic.ts';
import { checkFiles } from './checkFiles.ts';
import type { Case } from './readCase.ts';

/**
 * Checks the files of a case. Its `options.json` may have options of the check, and what files cannot
 * say: `encoding`, `isCutOff` (pages.yaml lacks its last line break), `links` (path → target).
 */
export async function checkCase(files: Case['files']): Promise<Diagnostic[]> {
  const { 'options.json': options = '{}', ...site } = files;
  const {
    lastRoutes,
    rendered,
    pictures,
    output,
    mode = 'build',
    ...content
  } = JSON.parse(options);
  const { encoding = 'utf8', isCutOff, links } = content;
  const encoded = Object.entries(site).map(([path, text]) => {
    const isShortened = isCutOff && path === 'pages.yaml';
    return [path, Buffer.from(isShortened ? text.trimEnd() : text, encoding)] as const;
  });
  const checked = await checkFiles(Object.fromEntries(encoded), { lastRoutes, mode }, links);
  const facts = output && { ...output, files: new Map(Object.entries(output.files)) };
  return checked.checkRendered({ pages: rendered ?? [], pictures, output: facts }).diagnostics;
}
