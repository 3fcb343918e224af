import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Diagnostic } from '../../../schema/diagnostics/Diagnostic.ts';
import type { FieldSchema } from '../protocol.ts';
import { editValue } from '../yaml/editValue.ts';
import type { Content } from '../yaml/emit.ts';
import type { YamlEdit } from '../yaml/YamlEdit.ts';
import { diagnosticsAt, countErrorsWithin, pointerTo } from './diagnosticsAt.ts';
import { runInBackground, runCommands, editorStore } from './EditorStore.ts';
import { Form } from './fields/Form.tsx';
import type { FieldEdit } from './fields/FormContext.ts';
import { collectBoundRows } from './flattenPages.ts';
import { Hint } from './Hint.tsx';
import { SearchPreview } from './SearchPreview.tsx';

type Mapping = Record<string, unknown>;

/** The form of what is selected, made from its schema. */
export function Inspector() {
  const { selection, page } = useSnapshot(editorStore);
  const place = `${page?.file} ${page?.key}`;
  return (
    <aside className="inspector" aria-label="Form">
      {selection.kind === 'section' && (
        <SectionForm key={`${place} ${selection.index}`} index={selection.index} />
      )}
      {selection.kind === 'page' && <PageForm key={place} />}
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
      <PlacedForm
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
      <PlacedForm
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
  const block = state?.blocks.find((one) => one.name === name);
  const schema = setup?.sections[String(block?.value.type)]?.schema;
  if (!block || !schema) return <p>This block does not exist.</p>;
  return (
    <>
      <h2>{name}</h2>
      <p className="note">{`This is a block. Changes apply to ${block.uses === 1 ? 'the one place that uses it' : `all ${block.uses} places that use it`}.`}</p>
      <PlacedForm
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
  const collection = state?.collections.find((one) => one.file === file);
  const schema = collection && setup?.rows[collection.name];
  if (!state || !collection || !schema) return <p>This row does not exist.</p>;
  const names = [`${collection.name}.${row}`, collection.name];
  const used = state.pages.filter(({ reads }) => names.some((name) => reads.includes(name))).length;
  return (
    <>
      <h2>{`${collection.name}: ${row}`}</h2>
      <p className="note">{`This is a row of a collection. Changes apply to ${used === 1 ? 'one page' : `${used} pages`}.`}</p>
      <PlacedForm
        file={file}
        path={[row]}
        schema={schema as FieldSchema}
        value={collection.rows[row] ?? {}}
      />
    </>
  );
}

function SectionForm({ index }: { index: number }) {
  const { page, setup, state } = useSnapshot(editorStore);
  const [here, setHere] = useState(true);
  const use = page?.sections[index];
  if (!page || !setup || !state || !use) return <p>Select a section.</p>;
  const raw = use.raw as Mapping;
  const block = state.blocks.find(({ name }) => name === raw.use);
  const { use: _, ...overrides } = raw;
  const value: Mapping = block ? { ...block.value, ...overrides } : raw;
  const type = String(value.type ?? '');
  const schema = setup.sections[type]?.schema;
  if (!schema)
    return <p>{`The section type “${type}” does not exist. Choose another type in the YAML.`}</p>;
  const path = ['pages', page.key, 'sections', index];
  return (
    <>
      <h2>{type}</h2>
      <Hint text={schema.description} />
      {block && (
        <fieldset className="scope">
          <legend>{`From the block “${block.name}”, used ${block.uses === 1 ? 'once' : `${block.uses} times`}`}</legend>
          <label>
            <input type="radio" name="scope" checked={here} onChange={() => setHere(true)} /> Change
            it only here
          </label>
          <label>
            <input type="radio" name="scope" checked={!here} onChange={() => setHere(false)} /> Edit
            everywhere
          </label>
        </fieldset>
      )}
      {page.routes.length > 1 && (
        <p className="note">{`This entry creates ${page.routes.length} pages. Changes apply to all of them.`}</p>
      )}
      <PlacedForm
        key={`${page.key} ${index}`}
        file={page.file}
        path={path}
        schema={schema as FieldSchema}
        value={value}
        resolved={use.resolved}
        {...(block && {
          block: { file: block.file, path: ['blocks', block.name], own: raw, here },
        })}
      />
    </>
  );
}

interface PlacedFormProps {
  file: string;
  path: (string | number)[];
  schema: FieldSchema;
  value: unknown;
  resolved?: unknown;
  block?: { file: string; path: string[]; own: Mapping; here: boolean };
}

/** A form whose changes are made at a place of the manifest, or at the block it comes from. */
function PlacedForm({ file, path, schema, value, resolved, block }: PlacedFormProps) {
  const { state, page, setup } = useSnapshot(editorStore);
  const top = (key: string | number | undefined) =>
    key !== undefined && (!block || key in block.own);
  const edit = (one: FieldEdit, label: string) => {
    const [key] = one.path;
    const inBlock = block && !top(key) && !block.here;
    const place = inBlock ? block : { file, path };
    // A part of what a block says can only be replaced as a whole.
    const made =
      block?.here && !top(key) && one.path.length + (one.kind === 'set' ? 0 : 1) > 1
        ? override(value, one)
        : one;
    const absolute = { ...made, path: [...place.path, ...made.path] } as YamlEdit;
    const typing = one.kind === 'set' ? `${place.file} ${absolute.path.join('/')}` : undefined;
    runInBackground(runCommands([{ kind: 'edit', file: place.file, edit: absolute }], label, typing));
  };
  const diagnostics = (state?.diagnostics ?? []) as readonly Diagnostic[];
  const placeOf = (at: readonly (string | number)[]) => {
    const place = block && !top(at[0]) ? block : { file, path };
    return [place.file, pointerTo([...place.path, ...at])] as const;
  };
  const problems = (at: readonly (string | number)[]) => diagnosticsAt(diagnostics, ...placeOf(at));
  const errors = (at: readonly (string | number)[]) => countErrorsWithin(diagnostics, ...placeOf(at));
  const rows = collectBoundRows(page?.value, state?.collections);
  const last = setup?.common ?? [];
  return (
    <Form
      schema={schema}
      value={value}
      context={{ edit, diagnosticsAt: problems, countErrors: errors, resolved, rows, trailingKeys: last }}
    />
  );
}

function override(value: unknown, edit: FieldEdit): FieldEdit {
  const plain = JSON.parse(JSON.stringify(value)) as Mapping;
  const [key = ''] = edit.path;
  const changed = editValue(plain, edit as YamlEdit) as Record<string, Content>;
  return { kind: 'set', path: [key], value: changed[key] ?? null };
}
