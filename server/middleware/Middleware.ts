import type { RequestHandler } from '../../base/http/RequestHandler.ts';
import type { LocalSite, ServedSite } from './ServedSite.ts';

/** The servers of a site that changes: `team` is `edit --serve`. */
export type ServerName = 'dev' | 'edit' | 'team';

/** A handler, with what must end before its server has ended. */
export interface ClosableHandler {
  handle: RequestHandler;
  close(): Promise<void>;
}

/**
 * What a feature adds to the servers of a site: the export `middleware` of its file `middleware.ts`,
 * as data. It loads its code with the first request.
 */
export interface Middleware {
  /**
   * The address that it answers, such as `/_gallery`; with a slash at the end, all addresses below it.
   * It begins with `/_`, as no page does.
   */
  path: string;
  /** Whether it answers another address, too. */
  ownsPath?(path: string): boolean;
  /** The servers that it is part of; all by default. */
  servers?: readonly ServerName[];
  /** Loads the handler of its requests. What the handler throws, `dev` shows in place of the page. */
  createHandler(site: ServedSite): Promise<RequestHandler | ClosableHandler>;
  /** Does the same for `preview`, which serves the last build; without it, `preview` does not have it. */
  createPreviewHandler?(site: LocalSite): Promise<RequestHandler | ClosableHandler>;
  /** Returns the markup that it adds to the head of pages in `dev`. */
  renderHead?(site: Pick<ServedSite, 'root'>): Promise<string>;
  /** Paths of the scripts that its pages load below `path`; `edit --serve` permits no others. */
  scripts?: readonly string[];
  /** What its page shows. `dev` prints it with the address. */
  title?: string;
  /** Whether its page shows the section types of the site, which `new section` says. */
  showsSections?: boolean;
}
