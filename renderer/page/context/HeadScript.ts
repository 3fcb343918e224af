import type { PolicySources } from './contentPolicy.ts';

/** A script that a feature adds to the head of pages. */
export interface HeadScript {
  /** The name of its file in assets/. */
  name: string;
  /** Whether visitors have to agree, by purpose. */
  category: ConsentCategory;
  /** The origins that the content security policy has to allow. */
  origins: PolicySources;
  /** The code. It becomes a file of the site, because the policy allows no inline script. */
  code: string;
  /** Compressed size of the scripts that the code loads from other origins. */
  bytes: number;
  /** The key of pages whose `false` leaves out the script. */
  pageKey?: string;
  /** The pages that have it, as routes such as `/pricing` or `/blog/*`; all pages by default. */
  pages?: readonly string[];
  /** Origins of frames: pages that show one of them have it; for none, every page with frames. */
  frames?: readonly string[];
  /** The language of the pages that have it; all languages by default. */
  locale?: string;
  /** The name of the service that it loads, for visitors. */
  title?: string;
  /**
   * What the service stores in browsers, to be removed when visitors withdraw their consent: names of
   * cookies and of entries in the storage, perhaps with `*` at the end.
   */
  stores?: readonly string[];
  /** Whether it tells its service what visitors agreed to, so that it may run before they agree. */
  sendsSignals?: true;
  /** Whether the page is not drawn before it ran, because it changes what is drawn. */
  isEarly?: true;
  /** Whether pages only name it: another script starts it. */
  isHeld?: true;
  /** Whether it starts held scripts, so that pages without them do not have it. */
  startsHeld?: true;
}

/** Purposes by which visitors agree to scripts; `necessary` ones need no consent. */
export type ConsentCategory = 'necessary' | 'preferences' | 'statistics' | 'marketing';
