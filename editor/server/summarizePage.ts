import { toJsonPointer } from '../../base/text/toJsonPointer.ts';
import { type CheckedSite, listSiteTexts } from '../../schema/index.ts';
import type { Diagnostic, Page } from '../../schema/vocabulary.ts';
import type { PageSummary } from '../protocol/PageSummary.ts';
import type { PlacedDiagnostic } from '../protocol/PlacedDiagnostic.ts';

/** Returns the summary of one entry of `pages:`, as it is in its file. */
export function summarizePage(
  file: string,
  key: string,
  page: unknown,
  checked: CheckedSite,
): PageSummary {
  const { title, draft, each, publishAt, expireAt } = (page ?? {}) as Record<string, unknown>;
  const pointer = toJsonPointer(['pages', key]);
  const text = typeof title === 'string' ? title : '';
  const shown =
    each === undefined ? findTitles(checked.pages).get(`${file} ${pointer}`) : undefined;
  const untranslated = countUntranslated(checked.siteContext).get(key);
  return {
    file,
    key,
    title: text,
    name: shown ?? (text.replaceAll(/\{\{.*?\}\}/g, '…') || key),
    draft: draft === true,
    ...(typeof publishAt === 'string' && { publishAt }),
    ...(typeof expireAt === 'string' && { expireAt }),
    ...(untranslated && { untranslated }),
    problems: countErrors(checked.diagnostics).get(`${file} ${pointer}`) ?? 0,
  };
}

/** Counts the errors of each entry, by its file and JSON pointer. */
const countErrors = once((diagnostics: readonly Diagnostic[]) => {
  const counts = new Map<string, number>();
  for (const { file, path, entry: whole, severity } of diagnostics as readonly PlacedDiagnostic[]) {
    const entry = `${file} ${(path ?? whole)?.split('/', 3).join('/')}`;
    if (severity === 'error') counts.set(entry, (counts.get(entry) ?? 0) + 1);
  }
  return counts;
});

/** Returns the title of the first page of each entry, by file and JSON pointer. */
const findTitles = once(
  (pages: readonly Page[]) =>
    new Map(
      pages
        .map(({ origin, title }) => [`${origin.file} ${origin.pointer}`, title] as const)
        .reverse(),
    ),
);

/** Counts the texts of each page that are not translated, or not finished: route → language → number, without zeros. */
const countUntranslated = once(({ context }: CheckedSite['siteContext']) => {
  const counts = new Map<string, Record<string, number>>();
  for (const [locale, catalogue] of context.catalogues)
    for (const { page, texts } of listSiteTexts(catalogue, context).owners) {
      const left = texts.filter(({ state }) => state !== 'translated').length;
      if (left > 0) counts.set(page, { ...counts.get(page), [locale]: left });
    }
  return counts;
});

/** Keeps the result for a part of a checked site, because lists of thousands would be searched for each page. */
function once<Part extends object, Result>(compute: (part: Part) => Result) {
  const known = new WeakMap<Part, Result>();
  return (part: Part): Result => {
    const result = known.get(part) ?? compute(part);
    known.set(part, result);
    return result;
  };
}
