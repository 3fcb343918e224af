import { defineFacts } from '../../schema/index.ts';
import { isCopied } from './isCopied.ts';

/** What the script that copies code knows of a page. */
export const facts = defineFacts({
  /** Its route in the first language, if it has code to copy. */
  routeWithCode({ page, isShown, sections }): string | undefined {
    const hasCopied = sections.some(({ value, isShown }) => isShown && isCopied(value));
    return isShown && hasCopied ? (page.original ?? page.route) : undefined;
  },
});
