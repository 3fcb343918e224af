import type { Problem, SitePage, SiteRuleContext } from '../../../schema/index.ts';
import type { Inventory, InventoryPage } from '../format/Inventory.ts';
import type { AddressAnswers } from './AddressAnswers.ts';
import type { GoneList } from './GoneList.ts';
import type { LossReporter } from './LossReporter.ts';
import type { NewSite } from './NewSite.ts';
import type { SiteLayer } from './SiteLayer.ts';
import type { SiteTools } from './SiteTools.ts';

/** What the comparisons of an old site with the new one need. */
export interface SiteComparison {
  inventory: Inventory;
  site: NewSite;
  book: AddressAnswers;
  gone: GoneList;
  /** The old pages that are not left out on purpose, with the pages that they became. */
  pairs: readonly PagePair[];
  context: SiteRuleContext;
  tools: SiteTools;
  /** Where `replaces` is written. */
  layer: SiteLayer;
  at: Problem['at'];
  report: LossReporter;
}

/** An old page, and the page that answers its address. */
export interface PagePair {
  old: InventoryPage;
  page: SitePage;
  /** Whether no other old page became this page. */
  isOnly: boolean;
}
