import { defineFacts } from '../../schema/index.ts';

/** What the scripts of frames know of a page. */
export const facts = defineFacts({
  hasFrames: ({ sections }): true | undefined =>
    sections.some(({ value: { type } }) => type === 'embed' || type === 'video') ? true : undefined,
});
