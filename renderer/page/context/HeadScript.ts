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
}

/** Purposes by which visitors agree to scripts; `necessary` ones need no consent. */
export type ConsentCategory = 'necessary' | 'preferences' | 'statistics' | 'marketing';
