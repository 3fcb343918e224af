import { hasCommits } from '../../features/_shared/git/index.ts';
import type { CheckedSite } from '../../schema/index.ts';
import type { BlockSummary, EditorState, MarkdownRow } from '../protocol/EditorState.ts';
import { summarize } from '../ui/state/summarize.ts';
import { getCollectionName } from '../yaml/collectionPath.ts';
import type { DraftOutline } from './draft/DraftOutline.ts';
import type { DraftSession } from './draft/DraftSession.ts';
import { readCollectionRows } from './draft/readCollectionRows.ts';
import { summarizePage } from './summarizePage.ts';

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
    steps: session.history.next,
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
    const name = getCollectionName(file);
    const rows = name && readCollectionRows(session, file, name);
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

function listOutlines(session: DraftSession): ({ file: string } & DraftOutline)[] {
  return session.files
    .filter((file) => !file.startsWith('data/'))
    .map((file) => ({ file, ...session.outline(file) }));
}
