import { toJsonPointer } from '../../base/text/toJsonPointer.ts';
import { isMapping } from '../../base/values/isMapping.ts';
import { valueAt } from '../../features/_shared/yamlEdits/index.ts';
import type { CheckedSite } from '../../schema/index.ts';
import type { Page } from '../../schema/vocabulary.ts';
import type { PageSections } from '../merge/followSections.ts';
import type { PageView, SectionView } from '../protocol/PageView.ts';
import type { PlacedDiagnostic } from '../protocol/PlacedDiagnostic.ts';
import type { DraftSession } from './draft/DraftSession.ts';
import { readFileContent } from './draft/readFileContent.ts';

type Mapping = Record<string, unknown>;

/**
 * Returns one entry of `pages:` for its form; undefined if it does not exist.
 *
 * @param route the generated page whose values to show; the first one otherwise
 */
export function toPageView(
  session: DraftSession,
  checked: CheckedSite,
  file: string,
  key: string,
  route?: string,
): PageView | undefined {
  const value = valueAt(readFileContent(session, file), ['pages', key]) as Mapping | undefined;
  if (!value) return undefined;
  const pointer = toJsonPointer(['pages', key]);
  const generated = findPages(checked, file, key);
  const isUnreadable = (checked.diagnostics as PlacedDiagnostic[]).some(
    (one) => one.file === file && one.entry === pointer,
  );
  const shown = generated.find((page) => page.route === route) ?? generated[0];
  const sections: SectionView[] = listSections(value).map((raw, index) => {
    const at = shown?.sectionOrigins.findIndex(
      (origin) => origin.file === file && origin.pointer === `${pointer}/sections/${index}`,
    );
    return { raw, resolved: at === undefined || at < 0 ? undefined : shown?.sections[at] };
  });
  return {
    file,
    key,
    value,
    sections,
    routes: generated.map((page) => page.route),
    translated: generated.filter((page) => page.locale !== undefined).length,
    rows: listBoundRows(checked, shown?.route),
    ...(isUnreadable && { isUnreadable }),
    ...(shown && {
      resolved: { title: shown.title, description: shown.description, image: shown.image },
    }),
    ...(checked.site && {
      site: { name: checked.site.name, url: checked.site.url },
    }),
  };
}

/** Returns the sections of an entry as they are in its file; undefined if it does not exist. */
export function readSections(
  session: DraftSession,
  { file, key }: Pick<PageSections, 'file' | 'key'>,
): PageSections | undefined {
  const value = valueAt(readFileContent(session, file), ['pages', key]) as Mapping | undefined;
  return value && { file, key, sections: listSections(value).map((raw) => ({ raw })) };
}

/** Lists the sections of an entry. One that is still being written, such as “- ”, has no keys yet. */
function listSections({ sections }: Mapping): Mapping[] {
  return Array.isArray(sections) ? sections.map((raw) => (isMapping(raw) ? raw : {})) : [];
}

function listBoundRows({ shownPages }: CheckedSite, route: string | undefined): PageView['rows'] {
  const page = shownPages.find(({ facts }) => facts.meta.route === route);
  return Object.fromEntries(
    [...(page?.rows ?? [])].flatMap(([name, { row, file }]) =>
      row && file ? [[name, { file: file.source.path, key: row.key }]] : [],
    ),
  );
}

/** Lists the routes of the pages that an entry generates: several with `each:`. */
export function routesOfEntry(pages: readonly Page[], file: string, key: string): string[] {
  return findPages({ pages }, file, key).map(({ route }) => route);
}

function findPages({ pages }: { pages: readonly Page[] }, file: string, key: string): Page[] {
  const pointer = toJsonPointer(['pages', key]);
  return pages.filter(({ origin }) => origin.file === file && origin.pointer === pointer);
}
