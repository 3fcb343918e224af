import type { Problem } from '../diagnostics/Problem.ts';
import type { CrossCheck, CrossContext } from './CrossContext.ts';
import { checkNames } from './checkNames.ts';
import { deadLinks } from './deadLinks.ts';
import {
  duplicateAnchors,
  duplicateDescriptions,
  duplicateRoutes,
  duplicateTitles,
} from './duplicates.ts';
import { forms } from './forms.ts';
import { headingOrder, oneHeading } from './headings.ts';
import { images } from './images.ts';
import { indexing } from './indexing.ts';
import { lengths } from './lengths.ts';
import { nearDuplicates } from './nearDuplicates.ts';
import { redirects } from './redirects.ts';
import { goneRoutes, unreachablePages } from './routes.ts';
import { sectionChecks } from './sectionChecks.ts';
import { structuredData } from './structuredData.ts';
import { timing } from './timing.ts';
import { unusedBlocks, unusedData } from './unused.ts';

const checks: CrossCheck[] = [
  checkNames,
  duplicateRoutes,
  duplicateAnchors,
  duplicateTitles,
  duplicateDescriptions,
  deadLinks,
  redirects,
  unreachablePages,
  goneRoutes,
  forms,
  images,
  lengths,
  oneHeading,
  headingOrder,
  timing,
  indexing,
  structuredData,
  sectionChecks,
  unusedBlocks,
  unusedData,
  nearDuplicates,
];

/** Runs every check across pages. */
export function crossCheck(context: CrossContext): Problem[] {
  return checks.flatMap((check) => check(context));
}
