import type { Page } from '../../schema/page.ts';
import type { World } from '../page/world.ts';
import { publicAddress } from './publicAddress.ts';
import { isListed } from './sitemap.ts';

/** llms.txt (https://llmstxt.org): the site in Markdown for language models. */
export function llmsFile(pages: readonly Page[], world: World): string {
  const { site } = world;
  const list = pages
    .filter(isListed)
    .map((page) => `- [${page.title}](${publicAddress(page.route, world)}): ${page.description}`);
  return `# ${site.name}\n\n> ${site.description}\n\n## Pages\n\n${list.join('\n')}\n`;
}
