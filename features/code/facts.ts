import { defineFacts } from '../../schema/index.ts';
import { hasCode } from '../_shared/markdown/index.ts';

/** What the script that copies code knows of a page. */
export const facts = defineFacts({
  /** Its route in the first language, if it has code to copy. */
  routeWithCode({ page, isShown, sections }): string | undefined {
    const isCopied = sections.some(({ value, isShown }) => {
      const { type, text, copy }: { type: string; text?: unknown; copy?: unknown } = value;
      if (!isShown) return false;
      // The texts of manuals have the button without being asked.
      return type === 'code' ? copy === true : type === 'documentation' && hasCode(text);
    });
    return isShown && isCopied ? (page.original ?? page.route) : undefined;
  },
});
