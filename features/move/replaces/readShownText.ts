import { listTexts } from '../../../base/values/listTexts.ts';
import type { SitePage, SiteRuleContext } from '../../../schema/index.ts';
import { normalizeSentence } from '../text/normalizeSentence.ts';

/**
 * Returns the texts that visitors read on a page, or on all pages, as sentences are compared. Alternative
 * texts, descriptions and structured data are not among them.
 *
 * @param page undefined for what `site:` shows on all pages
 */
export function readShownText(page: SitePage | undefined, site: SiteRuleContext['site']): string {
  const values = page
    ? page
        .resolved()
        .sections.filter(({ isShown, value }) => isShown && value.type !== 'jsonld')
        .map(({ value }) => value)
    : pageTexts.map((key) => site?.[key]);
  const plain = listTexts(JSON.parse(JSON.stringify(values, dropHidden)))
    .join(' ')
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\]\([^)\s]*\)/g, '');
  return normalizeSentence(plain.replace(/[[\]#]/g, ''));
}

/** The keys of `site:` with texts that pages show. */
const pageTexts = ['name', 'legalName', 'tagline', 'announcement', 'header', 'footer'] as const;

function dropHidden(key: string, value: unknown): unknown {
  return key === 'alt' ? undefined : value;
}
