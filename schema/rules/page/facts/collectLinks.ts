import type {
  FormattedText,
  FormattedTexts,
} from '../../../reference/expressions/FormattedTexts.ts';
import {
  type Provenance,
  type TracedLocation,
  tracePart,
  traceToSource,
} from '../../../reference/expressions/Provenance.ts';
import type { ResolvedPage, ResolvedSection } from '../../../reference/read/ResolvedPage.ts';
import { siteSchema } from '../../../vocabulary/site/site.ts';
import type { RuleContext } from '../../RuleContext.ts';
import { getSectionTexts } from './getSectionTexts.ts';
import { readArticle } from './readArticle.ts';

/** A link of the site. */
export interface Link {
  to: string;
  /** The page that contains it; undefined for header, footer, other parts of `site`, and forms. */
  page: ResolvedPage | undefined;
  section: ResolvedSection | undefined;
  /** Whether it is a Markdown link, which no schema validates. */
  isMarkdown: boolean;
  /** Locates it. */
  trace(): TracedLocation;
}

type LinkOwner = Pick<Link, 'page' | 'section'>;

const noOwner: LinkOwner = { page: undefined, section: undefined };

/**
 * Collects the links of a page; without a page, the links of header, footer and the rest of `site`, and
 * the pages that forms lead to.
 */
export function collectLinks(page: ResolvedPage | undefined, context: RuleContext): Link[] {
  const links: Link[] = [];
  if (page) {
    for (const section of page.sections)
      if (section.isShown)
        collectTextLinks(
          links,
          getSectionTexts(section, context),
          { page, section },
          section.provenance,
        );
    return links;
  }
  if (context.site && context.siteProvenance) {
    const { redirects: _, ...shell } = context.site;
    const texts = context.fieldIndex.collectTexts(siteSchema, shell);
    collectTextLinks(links, texts, noOwner, context.siteProvenance);
  }
  return [...links, ...collectFormLinks(context)];
}

function collectFormLinks({ loaded }: RuleContext): Link[] {
  return [...loaded.forms.values()].flatMap((file) => {
    const { success } = (file.value ?? {}) as { success?: { to?: unknown } };
    const to = success?.to;
    if (typeof to !== 'string') return [];
    const trace = () => ({ at: { file, path: ['success', 'to'] }, related: [] });
    return { ...noOwner, to, isMarkdown: false, trace };
  });
}

function collectTextLinks(
  links: Link[],
  { link, markdown, line, article }: FormattedTexts,
  owner: LinkOwner,
  provenance: Provenance,
): void {
  for (const text of link) {
    const { value: to } = text;
    links.push({
      ...owner,
      to,
      isMarkdown: false,
      trace: () => traceToSource(provenance, text.path),
    });
  }
  for (const text of article) collectArticleLinks(links, text, owner, provenance);
  for (const list of [markdown, line])
    for (const text of list) {
      if (!text.value.includes('](')) continue;
      const seen = new Map<string, number>();
      for (const to of parseMarkdownLinks(text.value)) {
        const occurrence = seen.get(to) ?? 0;
        seen.set(to, occurrence + 1);
        links.push({
          ...owner,
          to,
          isMarkdown: true,
          trace: () => tracePart(provenance, text.path, { text: to, occurrence }),
        });
      }
    }
}

function collectArticleLinks(
  links: Link[],
  { value, path }: FormattedText,
  owner: LinkOwner,
  provenance: Provenance,
): void {
  if (!/[\]<]/.test(value)) return;
  for (const { to, piece } of readArticle(value).links)
    links.push({
      ...owner,
      to,
      isMarkdown: true,
      trace: () => tracePart(provenance, path, piece),
    });
}

/** Returns the targets of the links in a Markdown text. */
function parseMarkdownLinks(text: string): string[] {
  return [...text.matchAll(/\]\(\s*<?([^)\s>]+)/g)].map((match) => match[1] ?? '');
}
