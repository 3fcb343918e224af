import type { PageContext } from '../page/page.ts';

/** The part of the page context that Markdown needs. */
export type LinkResolver = Pick<PageContext, 'link'> & {
  site?: Pick<PageContext['site'], 'words'>;
};
