import type { SiteRuleContext } from '../../../schema/index.ts';

/** Where `site:` is written. */
export type SiteLayer = NonNullable<SiteRuleContext['siteProvenance']>['layers'][number];
