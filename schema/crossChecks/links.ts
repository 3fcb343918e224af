import type { Place } from '../load/Place.ts';
import type { ResolvedPage } from '../resolve/ResolvedPage.ts';
import type { Texts } from '../resolve/Texts.ts';
import { type Traced, trace, type Written } from '../resolve/Written.ts';
import { siteSchema } from '../site.ts';
import type { CrossContext } from './CrossContext.ts';
import { textsOf } from './textsOf.ts';

/** A link as the site makes it. */
export interface Link {
  to: string;
  /** The page it stands on; undefined for header, footer and other parts of every page. */
  page: ResolvedPage | undefined;
  sectionType: string | undefined;
  /** A link in Markdown, which the schema could not judge. */
  inText: boolean;
  trace(): Traced;
}

/** The links of a page, or without one those of header, footer and the rest of `site`. */
export function linksOf(page: ResolvedPage | undefined, context: CrossContext): Link[] {
  const links: Link[] = [];
  if (page) {
    for (const section of page.sections)
      if (section.shown)
        addLinks(links, textsOf(section, context), page, section.value.type, section.written);
  } else if (context.site && context.siteWritten) {
    const { redirects: _, ...shell } = context.site;
    const texts = context.fields.texts(siteSchema, shell);
    addLinks(links, texts, undefined, undefined, context.siteWritten);
  }
  return links;
}

function addLinks(
  links: Link[],
  { link, markdown, line }: Texts,
  page: ResolvedPage | undefined,
  sectionType: string | undefined,
  written: Written,
): void {
  for (const text of link) {
    const { value: to } = text;
    links.push({ to, page, sectionType, inText: false, trace: () => trace(written, text.path) });
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
          inText: true,
          trace: () => inText(trace(written, text.path, 'key'), to, occurrence),
        });
      }
    }
}

/** Targets of the links in a Markdown text. */
function markdownLinks(text: string): string[] {
  return [...text.matchAll(/\]\(\s*<?([^)\s>]+)/g)].map((match) => match[1] ?? '');
}

function inText(traced: Traced, text: string, occurrence: number): Traced {
  const at: Place = { file: traced.at.file, path: traced.at.path, part: { text, occurrence } };
  return { ...traced, at };
}
