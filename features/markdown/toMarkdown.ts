import { DomUtils } from 'htmlparser2';
import { type HtmlElement, parseHtml } from '../../base/text/parseHtml.ts';
import { BlockWriter } from './BlockWriter.ts';

/** Returns a page as Markdown: what the head says about it, then the content of <main>. */
export function toMarkdown(html: string): string {
  const document = parseHtml(html);
  const find = (test: (element: HtmlElement) => boolean) =>
    DomUtils.findOne(test, document.children);
  const title = find(({ name }) => name === 'title');
  const description = find(({ attribs }) => attribs.name === 'description');
  const url = find(({ attribs }) => attribs.rel === 'canonical')?.attribs.href ?? '';
  const about = {
    title: title && DomUtils.textContent(title),
    description: description?.attribs.content,
    url,
    language: find(({ name }) => name === 'html')?.attribs.lang,
  };
  const main = find(({ name }) => name === 'main');
  const blocks = main ? new BlockWriter(url).writeBlocks(main.children) : [];
  // JSON is YAML.
  const lines = Object.entries(about).map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`);
  return `---\n${lines.join('')}---\n\n${blocks.join('\n\n')}\n`;
}
