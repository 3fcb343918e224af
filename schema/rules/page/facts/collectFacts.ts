import { getDayEnd, parseMoment } from '../../../../base/time/parseMoment.ts';
import { isMapping } from '../../../../base/values/isMapping.ts';
import type { PageResult, ResolvedPage } from '../../../reference/read/ResolvedPage.ts';
import { getExpiry, isPublished } from '../../../reference/rows/isPublished.ts';
import { getTone } from '../../../vocabulary/getTone.ts';
import type { AnySection } from '../../../vocabulary/section.ts';
import { collectFeatureFacts } from '../../collectFeatureFacts.ts';
import type { PageFacts } from '../../PageFacts.ts';
import type { RuleContext } from '../../RuleContext.ts';
import { isMissingKey, isUnknownKey } from '../../shape/keys.ts';
import { collectAnchors } from './collectAnchors.ts';
import { collectLinks } from './collectLinks.ts';
import { getSectionTexts } from './getSectionTexts.ts';
import { toSiteRoute } from './toSiteRoute.ts';

/** Collects what site rules need to know about a page. */
export function collectFacts(
  page: ResolvedPage,
  usage: PageResult['usage'],
  context: RuleContext,
): PageFacts {
  const { sections: _, sectionOrigins: __, ...meta } = page.page;
  const bound = [...page.provenance.scope.names].filter(
    ([name]) => name !== 'site' && name !== 'page',
  );
  const shown = page.sections.filter((section) => section.isShown);
  const validUntil = earliest(findNextDate(page, context), usage.until);
  const links = page.isShown
    ? collectLinks(page, context).map(({ to }) => toSiteRoute(to, context.site?.url) ?? to)
    : [];
  const expires = getExpiry(page.publication, context.resolve.timeZone);
  const features = collectFeatureFacts(page, context);
  const images = [meta.image ?? '', ...listImages(page, context)];
  return {
    meta,
    isShown: page.isShown,
    ...(!isBuilt(page.publication, context) && { isHiddenInBuild: true }),
    ...(Number.isFinite(expires) && { expires }),
    areAllSectionsRead: isCompletelyRead(page),
    ...(validUntil !== undefined && { validUntil }),
    sections: shown.length,
    links: [...new Set(links.filter((to) => /^[/#]/.test(to) && !to.includes('{{')))],
    anchors: collectAnchors(page, context).map((anchor) => anchor.id),
    hasUncertainAnchors: hasUncertainAnchors(page),
    images: [...new Set(images.filter((src) => /^\/[^/]/.test(src)))],
    tones: [...new Set(shown.flatMap(({ value }) => listTones(value, context)))],
    blocks: [...usage.blocks],
    rows: [...usage.rows],
    columns: [...usage.columns],
    ...(usage.lists.length > 0 && { lists: usage.lists }),
    unreadNames: bound.map(([name]) => name).filter((name) => !usage.names.has(name)),
    ...(features && { features }),
  };
}

/** Whether builds publish what `dev` shows, by the dates of a page or a link. */
export function isBuilt(
  publication: readonly object[],
  { now, resolve }: Pick<RuleContext, 'now' | 'resolve'>,
): boolean {
  return (
    resolve.mode === 'build' ||
    publication.every((value) =>
      isPublished(value, { mode: 'build', now, timeZone: resolve.timeZone }),
    )
  );
}

/** Whether every section of the page could be read. */
function isCompletelyRead({ routeEntry, sections }: ResolvedPage): boolean {
  const read = sections.filter(({ provenance }) => !provenance.within);
  return (
    Array.isArray(routeEntry.value.sections) && read.length === routeEntry.value.sections.length
  );
}

/** Returns the tone of a section, and those that its type shows besides. */
function listTones(section: AnySection, { sections }: RuleContext): string[] {
  const { 'x-tones': others = [] } = (sections[section.type] ?? {}) as { 'x-tones'?: string[] };
  const isSet = section.tone !== undefined || section.background?.image !== undefined;
  return isSet ? [getTone(section), ...others] : others;
}

function listImages(page: ResolvedPage, context: RuleContext): string[] {
  const images: string[] = [];
  for (const section of page.sections)
    if (section.isShown)
      for (const { value } of getSectionTexts(section, context).image) images.push(value);
  return images;
}

/** Whether a section or an id could not be read, so that the page may have other anchors. */
function hasUncertainAnchors(page: ResolvedPage): boolean {
  if (!isCompletelyRead(page)) return true;
  return page.sections.some(({ findings }) =>
    findings.some((finding) => {
      const { path } = finding;
      if (path.length > 1) return path.at(-1) === 'id';
      const mayBeId = path[0] === 'id' || isUnknownKey(finding);
      return mayBeId || (path.length === 0 && isMissingKey(finding));
    }),
  );
}

/** Finds the next time at which a date of the page starts or its day ends, in milliseconds. */
function findNextDate(
  { routeEntry, sections, provenance }: ResolvedPage,
  { now, site, resolve }: Pick<RuleContext, 'now' | 'site' | 'resolve'>,
): number | undefined {
  let next: number | undefined;
  const visit = (item: unknown): void => {
    if (typeof item === 'string') {
      if (item.charCodeAt(4) !== hyphen || !date.test(item)) return;
      const { timeZone } = resolve;
      for (const moment of [parseMoment(item, timeZone), getDayEnd(item, timeZone)])
        if (moment > now.getTime() && moment < (next ?? Number.POSITIVE_INFINITY)) next = moment;
    } else if (Array.isArray(item)) for (const inner of item) visit(inner);
    else if (typeof item === 'object' && item !== null)
      for (const key in item) visit((item as Record<string, unknown>)[key]);
  };
  const resolved = new Set<unknown>(sections.map(({ value }) => value));
  for (const value of resolved) visit(value);
  for (const [key, item] of Object.entries(routeEntry.value)) {
    const list = key === 'sections' && Array.isArray(item) ? item : [item];
    for (const one of list) if (!resolved.has(one)) visit(one);
  }
  for (const { row, value } of provenance.scope.names.values()) {
    if (!row || !isMapping(value)) continue;
    visit(value.publishAt);
    visit(value.expireAt);
  }
  // Every page shows the announcement of the site.
  visit(site?.announcement);
  return next;
}

function earliest(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined || (b !== undefined && b < a) ? b : a;
}

const hyphen = 45;
const date = /^\d{4}-\d\d-\d\d(?:$|T)/;
