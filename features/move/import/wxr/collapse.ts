import { DomUtils } from 'htmlparser2';
import { parseHtml } from '../../../../base/text/parseHtml.ts';
import { removeUnusableCharacters } from '../../../../base/text/removeUnusableCharacters.ts';

/** Returns a text in one line, without what no text of a site may contain. */
export function collapse(text: string): string {
  return removeUnusableCharacters(text.replaceAll(/\s+/g, ' ')).trim();
}

/** Returns the words of HTML of one line, such as the name of a category. */
export function readLine(html: string): string {
  return collapse(/[&<]/.test(html) ? DomUtils.textContent(parseHtml(html).children) : html);
}
