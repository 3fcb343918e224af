import { type Provenance, type TracedLocation, traceToSource } from '../../resolve/Provenance.ts';
import type { ResolvedPage } from '../../resolve/ResolvedPage.ts';
import type { Texts } from '../../resolve/Texts.ts';
import { siteSchema } from '../../site.ts';
import type { YamlLocation } from '../../yaml/YamlLocation.ts';
import type { RuleContext } from '../RuleContext.ts';
import { getSectionTexts } from './getSectionTexts.ts';

/** A link as the site makes it. */
export interface Link {
  to: string;
  /** The page it stands on; undefined for header, footer and other parts of every page. */
  page: ResolvedPage | undefined;
  sectionType: string | undefined;
  /** A link in Markdown, which the schema could not judge. */
  isMarkdown: boolean;
  trace(): TracedLocation;
}

/** The links of a page, or without one those of header, footer and the rest of `site`. */
export function collectLinks(page: ResolvedPage | undefined, context: RuleContext): Link[] {
  const links: Link[] = [];
  if (page) {
    for (const section of page.sections)
      if (section.isShown)
        addLinks(
          links,
          getSectionTexts(section, context),
          page,
          section.value.type,
          section.provenance,
        );
  } else if (context.site && context.siteProvenance) {
    const { redirects: _, ...shell } = context.site;
    const texts = context.fieldIndex.collectTexts(siteSchema, shell);
    addLinks(links, texts, undefined, undefined, context.siteProvenance);
  }
  return links;
}

function addLinks(
  links: Link[],
  { link, markdown, line }: Texts,
  page: ResolvedPage | undefined,
  sectionType: string | undefined,
  written: Provenance,
): void {
  for (const text of link) {
    const { value: to } = text;
    links.push({
      to,
      page,
      sectionType,
      isMarkdown: false,
      trace: () => traceToSource(written, text.path),
    });
  }
  for (const list of [markdown, line])
    for (const text of list) {
      if (!text.value.includes('](')) continue;
      const seen = new Map<string, number>();
      for (const to of markdownLinks(text.value)) {
        const occurrence = seen.get(to) ?? 0;
        seen.set(to, occurrence + 1);
        links.push({
          to,
          page,
          sectionType,
          isMarkdown: true,
          trace: () => inText(traceToSource(written, text.path, 'key'), to, occurrence),
        });
      }
    }
}

/** Targets of the links in a Markdown text. */
function markdownLinks(text: string): string[] {
  return [...text.matchAll(/\]\(\s*<?([^)\s>]+)/g)].map((match) => match[1] ?? '');
}

function inText(traced: TracedLocation, text: string, occurrence: number): TracedLocation {
  const at: YamlLocation = {
    file: traced.at.file,
    path: traced.at.path,
    part: { text, occurrence },
  };
  return { ...traced, at };
}
