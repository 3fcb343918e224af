import { defineFacts } from '../../schema/index.ts';

/** What the script of opening hours knows of a page. */
export const facts = defineFacts({
  /** Its route in the first language, if it says whether a place is open. */
  routeWithOpening({ page, isShown, sections }): string | undefined {
    const isUsed = sections.some((section) => {
      const { type, openNow } = section.value as { type: string; openNow?: boolean };
      return section.isShown && type === 'contact' && openNow === true;
    });
    return isShown && isUsed ? (page.original ?? page.route) : undefined;
  },
});
