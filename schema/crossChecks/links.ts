import type { Place } from '../load/Place.ts';
import type { ResolvedPage } from '../resolve/ResolvedPage.ts';
import { type Traced, trace, type Written } from '../resolve/Written.ts';
import type { AnySection } from '../section.ts';
import { siteSchema } from '../site.ts';
import type { CrossContext } from './CrossContext.ts';

/** A link as the site makes it. */
export interface Link {
  to: string;
  /** The page it stands on; undefined for header, footer and other parts of every page. */
  page: ResolvedPage | undefined;
  sectionType?: string;
  /** A link in Markdown, which the schema could not judge. */
  inText: boolean;
  trace(): Traced;
}

/** The links of a page, or without one those of header, footer and the rest of `site`. */
export function linksOf(page: ResolvedPage | undefined, context: CrossContext): Link[] {
  const links: Link[] = [];
  if (page) {
    for (const { value, written, shown } of page.sections) {
      const schema = context.sections[value.type];
      if (shown && schema) addLinks(links, page, schema, value, written, context);
    }
  } else if (context.site && context.siteWritten) {
    const { redirects: _, ...shell } = context.site;
    addLinks(links, page, siteSchema, shell, context.siteWritten, context);
  }
  return links;
}

function addLinks(
  links: Link[],
  page: ResolvedPage | undefined,
  schema: object,
  value: object,
  written: Written,
  { fields }: CrossContext,
): void {
  const own = { page, ...(page && { sectionType: (value as AnySection).type }) };
  for (const field of fields.fields(schema, value, 'link'))
    links.push({
      ...own,
      to: field.value,
      inText: false,
      trace: () => trace(written, field.path),
    });
  for (const format of ['markdown', 'line'] as const)
    for (const field of fields.fields(schema, value, format)) {
      if (!field.value.includes('](')) continue;
      const seen = new Map<string, number>();
      for (const to of markdownLinks(field.value)) {
        const occurrence = seen.get(to) ?? 0;
        seen.set(to, occurrence + 1);
        links.push({
          ...own,
          to,
          inText: true,
          trace: () => inText(trace(written, field.path, 'key'), to, occurrence),
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
