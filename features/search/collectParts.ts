import { getSectionTexts, type ResolvedPage, type RuleContext } from '../../schema/index.ts';
import { listHeadings, parseArticle } from '../../schema/vocabulary.ts';
import type { SearchPart } from './engine/createSearchFile.ts';

/**
 * Collects what visitors read on a page, for the index: the texts below each anchor, and all texts
 * without one.
 */
export function collectParts(
  page: ResolvedPage,
  context: Pick<RuleContext, 'sections' | 'fieldIndex'>,
): SearchPart[] {
  return page.sections
    .filter(({ isShown, value }) => isShown && value.type !== 'search')
    .flatMap((section): RawPart[] => {
      const { line, plain, markdown, article } = getSectionTexts(section, context);
      const { id: anchor, title, headline } = section.value;
      const heading = [title, headline].find((text) => typeof text === 'string');
      const texts = [...line, ...plain, ...markdown]
        .filter(({ path, value }) => path.length > 1 || value !== heading)
        .map(({ value }) => toPlainText(value));
      const [first, ...others] = article.flatMap(({ value }) => splitArticle(value));
      const own = [...texts, first?.text].filter(Boolean).join('\n');
      return [
        { anchor, heading: heading && toPlainText(heading), text: own },
        ...others.map((part) => ({ ...part, anchor: part.anchor ?? anchor })),
      ];
    })
    .map(withoutEmpty)
    .filter(({ heading, text }) => heading ?? text);
}

/** A part of a page with texts that may be empty or absent. */
type RawPart = { [Key in keyof SearchPart]: string | undefined };

function withoutEmpty(part: RawPart): SearchPart {
  return Object.fromEntries(Object.entries(part).filter(([, text]) => text));
}

/** Splits an article at its headings. The first part is what stands above all of them. */
function splitArticle(article: string): RawPart[] {
  const { tokens } = parseArticle(article);
  const headings = new Map(listHeadings(tokens).map((heading) => [heading.token, heading]));
  const parts: { anchor?: string; heading?: string; texts: string[] }[] = [{ texts: [] }];
  for (const [index, token] of tokens.entries()) {
    const heading = headings.get(token);
    if (heading) parts.push({ anchor: heading.id, heading: heading.text, texts: [] });
    const before = tokens[index - 1];
    if (!before || !headings.has(before)) parts.at(-1)?.texts.push(...readToken(token));
  }
  return parts.map(({ texts, ...part }) => ({ ...part, text: texts.join('\n') }));
}

/** Returns a text without its marks. */
function toPlainText(text: string): string {
  return mayHaveMarks.test(text) ? parseArticle(text).tokens.flatMap(readToken).join('\n') : text;
}

const mayHaveMarks = /[*_`[\\\n#>|~]/;

type Token = ReturnType<typeof parseArticle>['tokens'][number];

function readToken({ type, content, children }: Token): string[] {
  if (type === 'fence' || type === 'code_block') return [content];
  if (type !== 'inline') return [];
  return [
    (children ?? [])
      .map((inline) => (inline.type.endsWith('break') ? ' ' : inline.content))
      .join(''),
  ];
}
