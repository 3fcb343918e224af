import type { Page } from '../../../schema/page.ts';
import type { RenderContext } from '../../page/RenderContext.ts';
import { publicUrl } from './publicUrl.ts';
import { isListed } from './generateSitemap.ts';

/** llms.txt (https://llmstxt.org): the site in Markdown for language models. */
export function generateLlms(pages: readonly Page[], renderContext: RenderContext): string {
  const { site } = renderContext;
  const list = pages
    .filter(isListed)
    .map(
      (page) =>
        `- [${page.title}](${publicUrl(page.route, renderContext)}): ${page.description}`,
    );
  return `# ${site.name}\n\n> ${site.description}\n\n## Pages\n\n${list.join('\n')}\n`;
}
