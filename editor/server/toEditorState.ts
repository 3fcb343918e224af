import type { CheckedSite } from '../../schema/check/checkSite.ts';
import type { Diagnostic } from '../../schema/diagnostics/Diagnostic.ts';
import type { Page } from '../../schema/vocabulary/page.ts';
import { toJsonPointer } from '../../schema/yaml/toJsonPointer.ts';
import { hasCommits } from '../../server/changes/createCommittedSite.ts';
import type { PageSections } from '../merge/followSections.ts';
import type {
  BlockSummary,
  EditorState,
  FileView,
  MarkdownRow,
  PageSummary,
  PageView,
  RowPage,
  SectionView,
} from '../protocol.ts';
import { summarize } from '../ui/state/summarize.ts';
import { parsePointer } from '../yaml/parsePointer.ts';
import { valueAt } from '../yaml/valueAt.ts';
import { countUntranslated } from './countUntranslated.ts';
import type { DraftSession } from './draft/DraftSession.ts';
import type { DraftOutline } from './draft/DraftTexts.ts';

type Mapping = Record<string, unknown>;

/** Returns what the editor shows besides the open page: pages, diagnostics, undo steps and so on. */
export async function toEditorState(
  session: DraftSession,
  checked: CheckedSite,
): Promise<Omit<EditorState, 'warnings'>> {
  return {
    pages: listOutlines(session).flatMap(({ file, value }) =>
      Object.entries(value?.pages ?? {}).map(([key, page]) =>
        summarizePage(file, key, page, checked),
      ),
    ),
    ...toSiteParts(session, ['blocks', 'site', 'collections']),
    styles: checked.siteContext.context.styles,
    markdownRows: listMarkdownRows(checked),
    routes: checked.pages.map(({ route }) => route),
    diagnostics: checked.diagnostics,
    files: session.files,
    unsaved: session.unsaved,
    conflicts: session.conflicts,
    steps: session.steps,
    git: await hasCommits(session.root),
  };
}

/** The content that pages share, as it is in the files. */
export type SiteParts = Pick<EditorState, 'blocks' | 'site' | 'collections'>;

/** Returns the requested parts of what pages share. */
export function toSiteParts<Part extends keyof SiteParts>(
  session: DraftSession,
  parts: readonly Part[],
): Pick<SiteParts, Part> {
  const create: { [Name in keyof SiteParts]: () => SiteParts[Name] } = {
    blocks: () => listBlocks(session),
    site: () => session.outline('pages.yaml').value?.site ?? {},
    collections: () => listCollections(session),
  };
  return Object.fromEntries(parts.map((part) => [part, create[part]()])) as Pick<SiteParts, Part>;
}

/** Returns the summary of one entry of `pages:`. */
export function toPageSummary(
  session: DraftSession,
  checked: CheckedSite,
  file: string,
  key: string,
): PageSummary {
  return summarizePage(file, key, session.outline(file).value?.pages?.[key], checked);
}

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
  const value = valueAt(readContent(session, file), ['pages', key]) as Mapping | undefined;
  if (!value) return undefined;
  const pointer = toJsonPointer(['pages', key]);
  const generated = findPages(checked, file, key);
  const shown = generated.find((page) => page.route === route) ?? generated[0];
  const sections: SectionView[] = (Array.isArray(value.sections) ? value.sections : []).map(
    (raw, index) => {
      const at = shown?.sectionOrigins.findIndex(
        (origin) => origin.file === file && origin.pointer === `${pointer}/sections/${index}`,
      );
      return { raw, resolved: at === undefined || at < 0 ? undefined : shown?.sections[at] };
    },
  );
  return {
    file,
    key,
    value,
    sections,
    routes: generated.map((page) => page.route),
    translated: generated.filter((page) => page.locale !== undefined).length,
    rows: listBoundRows(checked, shown?.route),
    ...(shown && {
      resolved: { title: shown.title, description: shown.description, image: shown.image },
    }),
    ...(checked.site && {
      site: { name: checked.site.name, url: checked.site.url, image: checked.site.social?.image },
    }),
  };
}

/** Returns the sections of an entry as they are in its file; undefined if it does not exist. */
export function readSections(
  session: DraftSession,
  { file, key }: Pick<PageSections, 'file' | 'key'>,
): PageSections | undefined {
  const value = valueAt(readContent(session, file), ['pages', key]) as Mapping | undefined;
  const sections = Array.isArray(value?.sections) ? (value.sections as Mapping[]) : [];
  return value && { file, key, sections: sections.map((raw) => ({ raw })) };
}

/** Returns the whole content of a file for its form. */
export function toFileView(session: DraftSession, file: string): FileView {
  const value = readContent(session, file);
  return { file, ...(value && { value }) };
}

/** Lists the pages that `with:` or `each:` bind to a row, each with its route. */
export function listRowPages(
  { pages, shownPages }: CheckedSite,
  row: { file: string; key: string },
): RowPage[] {
  return shownPages.flatMap(({ rows, facts }) => {
    const names = [...rows].flatMap(([name, bound]) =>
      bound.row?.key === row.key && bound.file?.source.path === row.file ? [name] : [],
    );
    const page = names.length > 0 && pages.find(({ route }) => route === facts.meta.route);
    if (!page) return [];
    const [, key] = parsePointer(page.origin.pointer);
    const { route, title, origin } = page;
    return [{ file: origin.file, key: String(key), route, title, names }];
  });
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

function summarizePage(
  file: string,
  key: string,
  page: unknown,
  checked: CheckedSite,
): PageSummary {
  const { title, draft, each, publishAt, expireAt } = (page ?? {}) as Mapping;
  const pointer = toJsonPointer(['pages', key]);
  const text = typeof title === 'string' ? title : '';
  const shown =
    each === undefined ? findTitles(checked.pages).get(`${file} ${pointer}`) : undefined;
  const untranslated = countUntranslated(checked).get(key);
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
  for (const { file, path, severity } of diagnostics) {
    const entry = `${file} ${path?.split('/', 3).join('/')}`;
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

/** Keeps the result for a list, because lists of thousands would be searched for each page. */
function once<List extends object, Result>(compute: (list: List) => Result) {
  const known = new WeakMap<List, Result>();
  return (list: List): Result => {
    const result = known.get(list) ?? compute(list);
    known.set(list, result);
    return result;
  };
}

function listBlocks(session: DraftSession): BlockSummary[] {
  const outlines = listOutlines(session);
  return outlines.flatMap(({ file, value }) =>
    Object.entries(value?.blocks ?? {}).map(([name, block]) => ({
      name,
      file,
      value: (block ?? {}) as Mapping,
      uses: outlines.reduce((sum, { uses }) => sum + (uses.get(name) ?? 0), 0),
    })),
  );
}

function listCollections(session: DraftSession): EditorState['collections'] {
  return session.files.flatMap((file) => {
    const name = /^data\/([^/]+)\.ya?ml$/.exec(file)?.[1];
    const rows = name && (readContent(session, file) as Record<string, Mapping> | undefined);
    return name && rows ? [{ name, file, rows }] : [];
  });
}

function listMarkdownRows({ siteContext }: CheckedSite): MarkdownRow[] {
  return [...siteContext.context.collections.values()].flatMap(({ name, rowFiles }) =>
    [...rowFiles].map(([key, { source, value }]) => ({
      collection: name,
      key,
      file: source.path,
      title: summarize(value) || key,
    })),
  );
}

/** Returns the content of each file; undefined for one that is not valid YAML. */
export function readContents(session: DraftSession): { file: string; value: unknown }[] {
  return session.files.map((file) => ({ file, value: readContent(session, file) }));
}

function listOutlines(session: DraftSession): ({ file: string } & DraftOutline)[] {
  return session.files
    .filter((file) => !file.startsWith('data/'))
    .map((file) => ({ file, ...session.outline(file) }));
}

function readContent(session: DraftSession, file: string): Mapping | undefined {
  try {
    return (session.yaml(file).value ?? {}) as Mapping;
  } catch {
    return undefined;
  }
}
