import { useSnapshot } from 'valtio';
import type { FieldSchema, MarkdownRow } from '../../protocol.ts';
import { MarkdownRowButton } from '../parts/MarkdownRowButton.tsx';
import { editorStore } from '../state/editorStore.ts';
import { ContentForm } from './ContentForm.tsx';
import { SearchPreview } from './SearchPreview.tsx';
import { SectionForm } from './SectionForm.tsx';

/** The form of the selected section, page, block or row, or of the site. */
export function Inspector() {
  const { selection, page } = useSnapshot(editorStore);
  const pageKey = `${page?.file} ${page?.key}`;
  return (
    <aside className="inspector" aria-label="Form">
      {selection.kind === 'section' && (
        <SectionForm key={`${pageKey} ${selection.index}`} index={selection.index} />
      )}
      {selection.kind === 'page' && <PageForm key={pageKey} />}
      {selection.kind === 'site' && <SiteForm />}
      {selection.kind === 'block' && <BlockForm key={selection.name} name={selection.name} />}
      {selection.kind === 'row' && (
        <RowForm
          key={`${selection.file} ${selection.key}`}
          file={selection.file}
          row={selection.key}
        />
      )}
    </aside>
  );
}

function PageForm() {
  const { page, setup } = useSnapshot(editorStore);
  if (!page || !setup) return null;
  const { sections: _, with: __, each: ___, ...properties } = setup.page.properties ?? {};
  return (
    <>
      <h2>{page.key}</h2>
      <ContentForm
        file={page.file}
        path={['pages', page.key]}
        schema={{ ...setup.page, properties } as FieldSchema}
        value={page.value}
        resolved={page.resolved}
      />
      <SearchPreview />
    </>
  );
}

function SiteForm() {
  const { state, setup } = useSnapshot(editorStore);
  if (!state || !setup) return null;
  return (
    <>
      <h2>Site</h2>
      <p className="note">All pages share these settings.</p>
      <ContentForm
        file="pages.yaml"
        path={['site']}
        schema={setup.site as FieldSchema}
        value={state.site}
      />
    </>
  );
}

function BlockForm({ name }: { name: string }) {
  const { state, setup } = useSnapshot(editorStore);
  const block = state?.blocks.find((candidate) => candidate.name === name);
  const schema = setup?.sections[String(block?.value.type)]?.schema;
  if (!block || !schema) return <p>This block does not exist.</p>;
  return (
    <>
      <h2>{name}</h2>
      <p className="note">{`This is a block. Changes apply to ${block.uses === 1 ? 'the one place that uses it' : `all ${block.uses} places that use it`}.`}</p>
      <ContentForm
        file={block.file}
        path={['blocks', name]}
        schema={schema as FieldSchema}
        value={block.value}
      />
    </>
  );
}

function RowForm({ file, row }: { file: string; row: string }) {
  const { state, setup } = useSnapshot(editorStore);
  const markdownRow = state?.markdownRows.find((candidate) => candidate.file === file);
  if (markdownRow) return <MarkdownRowNote row={markdownRow} />;
  const collection = state?.collections.find((candidate) => candidate.file === file);
  const schema = collection && setup?.rows[collection.name];
  if (!state || !collection || !schema) return <p>This row does not exist.</p>;
  const names = [`${collection.name}.${row}`, collection.name];
  const pages = state.pages.filter(({ reads }) =>
    names.some((name) => reads.includes(name)),
  ).length;
  return (
    <>
      <h2>{`${collection.name}: ${row}`}</h2>
      <p className="note">{`This is a row of a collection. Changes apply to ${pages === 1 ? 'one page' : `${pages} pages`}.`}</p>
      <ContentForm
        file={file}
        path={[row]}
        schema={schema as FieldSchema}
        value={collection.rows[row] ?? {}}
      />
    </>
  );
}

/** Says where a row in a Markdown file is edited. */
function MarkdownRowNote({ row }: { row: Readonly<MarkdownRow> }) {
  return (
    <>
      <h2>{`${row.collection}: ${row.key}`}</h2>
      <p className="note">
        This row is a Markdown file. Edit it in a text editor: the page follows when you save.
      </p>
      <p>
        <MarkdownRowButton row={row} />
      </p>
    </>
  );
}
