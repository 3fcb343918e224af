import { useLayoutEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { getOwn } from '../../../base/values/getOwn.ts';
import type { FieldSchema } from '../../protocol/FieldSchema.ts';
import { humanizeKey } from '../parts/humanizeKey.ts';
import { editorStore } from '../state/editorStore.ts';
import { toggleDraft } from '../state/toggleDraft.ts';
import { CollectionForm } from './CollectionForm.tsx';
import { ContentForm } from './ContentForm.tsx';
import { FileForm } from './FileForm.tsx';
import { FormPath } from './FormPath.tsx';
import { withPageTabs } from './pageTabs.ts';
import { RowForm } from './RowForm.tsx';
import { SampleNote } from './SampleNote.tsx';
import { SearchPreview } from './SearchPreview.tsx';
import { SectionForm } from './SectionForm.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { UnreadableNote } from './UnreadableNote.tsx';

/** The form of what is selected. */
export function Inspector() {
  const { selection, opened, form } = useSnapshot(editorStore);
  const pane = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another form begins at its top
  useLayoutEffect(() => {
    pane.current?.scrollTo(0, 0);
  }, [opened, form]);
  return (
    <aside className="inspector" aria-label="Form" ref={pane}>
      <FormPath />
      {selection.kind === 'section' && (
        <SectionForm key={`${opened} ${form}`} index={selection.index} />
      )}
      {selection.kind === 'page' && <PageForm key={opened} />}
      {selection.kind === 'site' && <SettingsForm panel={selection.panel} />}
      {selection.kind === 'block' && <BlockForm key={form} name={selection.name} />}
      {selection.kind === 'row' && <RowForm key={form} file={selection.file} row={selection.key} />}
      {selection.kind === 'collection' && <CollectionForm key={form} name={selection.name} />}
      {selection.kind === 'file' && <FileForm key={form} file={selection.file} />}
    </aside>
  );
}

function PageForm() {
  const { page, setup } = useSnapshot(editorStore);
  if (!page || !setup) return null;
  if (page.isUnreadable)
    return <UnreadableNote title={page.key} file={page.file} entry={['pages', page.key]} />;
  const { file, key } = page;
  const draft = page.value.draft === true;
  return (
    <>
      <div className="head">
        <h2>{page.resolved?.title ?? key}</h2>
        <button type="button" onClick={() => toggleDraft({ file, key, draft })}>
          {draft ? 'Show page' : 'Hide page'}
        </button>
      </div>
      <ContentForm
        file={file}
        path={['pages', key]}
        schema={withPageTabs(setup.page as FieldSchema)}
        value={page.value}
        resolved={page.resolved}
      />
      <SearchPreview />
    </>
  );
}

function BlockForm({ name }: { name: string }) {
  const { state, setup } = useSnapshot(editorStore);
  const block = state?.blocks.find((candidate) => candidate.name === name);
  const schema = setup && getOwn(setup.sections, String(block?.value.type));
  if (block && !schema)
    return (
      <UnreadableNote
        title={`Block: ${humanizeKey(name)}`}
        file={block.file}
        entry={['blocks', name]}
      />
    );
  if (!block || !schema) return <p>This block does not exist.</p>;
  return (
    <>
      <h2>{`Block: ${humanizeKey(name)}`}</h2>
      <p className="note">{`This is a block. Changes apply to ${block.uses === 1 ? 'the one place that uses it' : `all ${block.uses} places that use it`}.`}</p>
      <SampleNote
        target={{ file: block.file, path: ['blocks', name] }}
        value={block.value}
        schema={schema as FieldSchema}
      />
      <ContentForm
        file={block.file}
        path={['blocks', name]}
        schema={schema as FieldSchema}
        value={block.value}
      />
    </>
  );
}
