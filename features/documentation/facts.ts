import { defineFacts } from '../../schema/index.ts';
import { hasCode } from './sections/documentation/hasCode.ts';

/** What the script of manuals knows of a page. */
export const facts = defineFacts({
  /** Its route in the first language, if it has code to copy. */
  routeWithCode({ page, isShown, sections }): string | undefined {
    const isCopied = sections.some(({ value, isShown }) => {
      const { type, text }: { type: string; text?: unknown } = value;
      return isShown && type === 'documentation' && hasCode(text);
    });
    return isShown && isCopied ? (page.original ?? page.route) : undefined;
  },
});
