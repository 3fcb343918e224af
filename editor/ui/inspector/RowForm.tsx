import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { isMarkdownPath } from '../../../base/files/rowPath.ts';
import type { FieldSchema } from '../../protocol/FieldSchema.ts';
import type { RowPage } from '../../protocol/RowPage.ts';
import { getLabel } from '../parts/humanizeKey.ts';
import { api } from '../state/api.ts';
import { findRowCollection, findUnreadableFile } from '../state/collections.ts';
import { editorStore, runInBackground } from '../state/editorStore.ts';
import { openPage } from '../state/openEditor.ts';
import { useFileContent } from '../state/useFileContent.ts';
import { ContentForm } from './ContentForm.tsx';
import { EntryActions } from './EntryActions.tsx';
import { UnreadableNote } from './UnreadableNote.tsx';

/** The form of a row, with the pages that show it. */
export function RowForm({ file, row }: { file: string; row: string }) {
  const { state, setup } = useSnapshot(editorStore);
  const collection = state && setup && findRowCollection(state, setup, { file, key: row });
  const unreadable = state && findUnreadableFile(state, /^data\/([^/.]+)/.exec(file)?.[1] ?? '');
  if (unreadable === file) return <UnreadableNote title={row} file={file} />;
  if (!collection) return <p>{`The entry “${row}” no longer exists.`}</p>;
  const schema = (setup.rows[collection.name] ?? { type: 'object' }) as FieldSchema;
  const isMarkdown = isMarkdownPath(file);
  const noun = schema.title ?? getLabel(collection.name, {});
  const title = collection.rows.find(({ key }) => key === row)?.title ?? row;
  const parent = { kind: 'collection', name: collection.name } as const;
  return (
    <>
      <h2>{`${noun}: ${title}`}</h2>
      <RowPages file={file} row={row} />
      <EntryActions
        noun={noun}
        entry={{ file, key: row, schema }}
        taken={collection.rows.map(({ key }) => key)}
        parent={parent}
      />
      {isMarkdown ? (
        <MarkdownRowForm file={file} schema={schema} />
      ) : (
        <ContentForm
          file={file}
          path={[row]}
          schema={schema}
          value={state.collections.find(({ name }) => name === collection.name)?.rows[row] ?? {}}
        />
      )}
    </>
  );
}

/** The columns of a Markdown file, then its text. */
function MarkdownRowForm({ file, schema }: { file: string; schema: FieldSchema }) {
  const value = useFileContent(file);
  if (value === 'broken') return <UnreadableNote file={file} />;
  if (!value) return null;
  const body = { type: 'string', format: 'article', title: 'Text' };
  const withBody = {
    ...schema,
    properties: { ...schema.properties, body },
    required: [...(schema.required ?? []), 'body'],
  };
  return <ContentForm file={file} path={[]} schema={withBody} value={value} />;
}

/** Buttons that open the pages on which a row appears. */
function RowPages({ file, row }: { file: string; row: string }) {
  const { version, route } = useSnapshot(editorStore);
  const [pages, setPages] = useState<readonly RowPage[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an edit may change the pages
  useEffect(() => {
    let isCurrent = true;
    runInBackground(api.rowPages({ file, key: row }).then((found) => isCurrent && setPages(found)));
    return () => {
      isCurrent = false;
    };
  }, [file, row, version]);
  if (pages.length === 0) return <p className="note">No page is made from this entry.</p>;
  return (
    <>
      <p className="note">{`Changes apply to ${pages.length === 1 ? 'one page' : `${pages.length} pages`}.`}</p>
      <ul>
        {pages.slice(0, 20).map((page) => (
          <li key={page.route}>
            <button
              type="button"
              className="row"
              aria-current={page.route === route}
              onClick={() =>
                runInBackground(openPage(page, { kind: 'row', file, key: row }, page.route))
              }
            >
              <span>{page.title}</span> <em>{page.route}</em>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
