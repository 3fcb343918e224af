import type { Page } from '../../../schema/vocabulary/page.ts';
import type { RenderContext } from '../../page/context/RenderContext.ts';
import { isListed } from './generateSitemap.ts';
import { publicUrl } from './publicUrl.ts';

/** Generates llms.txt (https://llmstxt.org), which describes the site to language models. */
export function generateLlms(pages: readonly Page[], renderContext: RenderContext): string {
  const { site } = renderContext;
  const links = pages.filter(isListed).map(({ title, route, description }) => {
    return `- [${title}](${publicUrl(route, renderContext)}): ${description}`;
  });
  return `# ${site.name}\n\n> ${site.description}\n\n## Pages\n\n${links.join('\n')}\n`;
}
