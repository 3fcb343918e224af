import { nameLanguage } from '../../base/messages/nameLanguage.ts';
import {
  isListed,
  localizeRenderContext,
  publicUrl,
  type SiteFile,
  type SiteFileContext,
} from '../../renderer/index.ts';
import type { ListPaths } from '../../schema/vocabulary.ts';

/** The addresses of the files. */
export const paths: ListPaths = () => ({ inEachLanguage: ['/llms.txt'] });

/** Lists llms.txt of each language, unless public/ has a file of the name. */
export function siteFiles(context: SiteFileContext): SiteFile[] {
  return context.locales.flatMap((locale): SiteFile[] => {
    const file = locale === undefined ? 'llms.txt' : `${locale}/llms.txt`;
    return context.hasOwnFile(file) ? [] : [[file, () => generateLlms(context, locale)]];
  });
}

/**
 * Generates llms.txt (https://llmstxt.org), which describes the site in a language to language models,
 * and names those in other languages.
 */
function generateLlms(
  { pages, renderContext, locales }: SiteFileContext,
  locale: string | undefined,
): string {
  const { site } = localizeRenderContext(renderContext, locale);
  const listed = pages.filter((page) => page.locale === locale && isListed(page));
  const links = listed.map(({ title, route, description }) => {
    return `- [${title}](${publicUrl(route, renderContext)}): ${description}`;
  });
  const languages = (locale === undefined ? locales : []).flatMap((other) =>
    other === undefined
      ? []
      : `- [${nameLanguage(other)}](${publicUrl(`/${other}/llms.txt`, renderContext)})\n`,
  );
  return [
    `# ${site.name}\n\n> ${site.description}\n\n## Pages\n\n${links.join('\n')}\n`,
    ...(languages.length > 0 ? [`\n## Languages\n\n${languages.join('')}`] : []),
  ].join('');
}
