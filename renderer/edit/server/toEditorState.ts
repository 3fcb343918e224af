import type { CheckedSite } from '../../../schema/check/checkSite.ts';
import type { Page } from '../../../schema/page.ts';
import type { BlockSummary, EditorState, PageSummary, PageView, SectionView } from '../protocol.ts';
import { valueAt } from '../yaml/pageCommands.ts';
import type { DraftSession } from './DraftSession.ts';
import { hasCommits } from './git.ts';

type Mapping = Record<string, unknown>;

/** What the editor shows around the page: the tree, the problems, what can be undone. */
export async function toEditorState(
  session: DraftSession,
  checked: CheckedSite,
): Promise<Omit<EditorState, 'warnings'>> {
  return {
    pages: manifests(session).flatMap(({ file, value }) =>
      Object.entries(value?.pages ?? {}).map(([key, page]) => pageEntry(file, key, page, checked)),
    ),
    ...toSiteParts(session, ['blocks', 'site', 'collections']),
    routes: checked.pages.map(({ route }) => route),
    diagnostics: checked.diagnostics,
    files: session.files,
    unsaved: session.unsaved,
    conflicts: session.conflicts,
    steps: session.steps,
    git: await hasCommits(session.root),
  };
}

/** What pages share, as written: the parts of it that are asked for. */
export type SiteParts = Pick<EditorState, 'blocks' | 'site' | 'collections'>;

/** What pages share, as written. */
export function toSiteParts<Part extends keyof SiteParts>(
  session: DraftSession,
  parts: readonly Part[],
): Pick<SiteParts, Part> {
  const make: { [Name in keyof SiteParts]: () => SiteParts[Name] } = {
    blocks: () => blocksOf(session),
    site: () => (contentOf(session, 'pages.yaml')?.site ?? {}) as Mapping,
    collections: () => collectionsOf(session),
  };
  return Object.fromEntries(parts.map((part) => [part, make[part]()])) as Pick<SiteParts, Part>;
}

/** How the tree shows one page. */
export function toPageSummary(
  session: DraftSession,
  checked: CheckedSite,
  file: string,
  key: string,
): PageSummary {
  return pageEntry(file, key, valueAt(contentOf(session, file), ['pages', key]), checked);
}

/** One page for its form: its content as written, and what it says once values are put in. */
export function toPageView(
  session: DraftSession,
  checked: CheckedSite,
  file: string,
  key: string,
): PageView | undefined {
  const value = valueAt(contentOf(session, file), ['pages', key]) as Mapping | undefined;
  if (!value) return undefined;
  const pointer = `/pages/${escapePointer(key)}`;
  const made = pagesOf(checked, file, key);
  const first = made[0];
  const sections: SectionView[] = (Array.isArray(value.sections) ? value.sections : []).map(
    (raw, index) => {
      const at = first?.sectionOrigins.findIndex(
        (origin) => origin.file === file && origin.pointer === `${pointer}/sections/${index}`,
      );
      return { raw, resolved: at === undefined || at < 0 ? undefined : first?.sections[at] };
    },
  );
  return {
    file,
    key,
    value,
    sections,
    routes: made.map(({ route }) => route),
    ...(first && {
      resolved: { title: first.title, description: first.description, image: first.image },
    }),
    ...(checked.site && {
      site: { name: checked.site.name, url: checked.site.url, image: checked.site.social?.image },
    }),
  };
}

/** The routes of the pages that an entry makes: several with `each:`. */
export function routesOfEntry(checked: CheckedSite, file: string, key: string): string[] {
  return pagesOf(checked, file, key).map(({ route }) => route);
}

function pagesOf({ pages }: CheckedSite, file: string, key: string): Page[] {
  const pointer = `/pages/${escapePointer(key)}`;
  return pages.filter(({ origin }) => origin.file === file && origin.pointer === pointer);
}

function pageEntry(file: string, key: string, page: unknown, checked: CheckedSite): PageSummary {
  const { title, draft, each, sections, with: rows } = (page ?? {}) as Mapping;
  const prefix = `/pages/${escapePointer(key)}/`;
  return {
    file,
    key,
    title: typeof title === 'string' ? title : '',
    draft: draft === true,
    each: each !== undefined,
    reads: [rows, each].flatMap((names) => Object.values((names ?? {}) as Mapping).map(String)),
    sections: Array.isArray(sections) ? sections.length : 0,
    problems: checked.diagnostics.filter(
      (one) => one.file === file && one.severity === 'error' && `${one.path}/`.startsWith(prefix),
    ).length,
  };
}

function blocksOf(session: DraftSession): BlockSummary[] {
  const values = manifests(session);
  const uses = countUses(values);
  return values.flatMap(({ file, value }) =>
    Object.entries(value?.blocks ?? {}).map(([name, block]) => ({
      name,
      file,
      value: (block ?? {}) as Mapping,
      uses: uses.get(name) ?? 0,
    })),
  );
}

function collectionsOf(session: DraftSession): EditorState['collections'] {
  return session.files.flatMap((file) => {
    const name = /^data\/([^/]+)\.ya?ml$/.exec(file)?.[1];
    const rows = name && (contentOf(session, file) as Record<string, Mapping> | undefined);
    return name && rows ? [{ name, file, rows }] : [];
  });
}

function manifests(session: DraftSession): { file: string; value: Mapping | undefined }[] {
  return session.files
    .filter((file) => !file.startsWith('data/'))
    .map((file) => ({ file, value: contentOf(session, file) }));
}

function contentOf(session: DraftSession, file: string): Mapping | undefined {
  try {
    return (session.yaml(file).value ?? {}) as Mapping;
  } catch {
    return undefined;
  }
}

function countUses(values: { value: Mapping | undefined }[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { value } of values)
    for (const page of Object.values((value?.pages ?? {}) as Record<string, Mapping | null>))
      for (const section of Array.isArray(page?.sections) ? page.sections : []) {
        const use = (section as Mapping | null)?.use;
        if (typeof use === 'string') counts.set(use, (counts.get(use) ?? 0) + 1);
      }
  return counts;
}

/** A key as JSON pointers write it. */
export function escapePointer(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}
