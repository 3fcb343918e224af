import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { getOwn } from '../../../base/values/getOwn.ts';
import type { FieldSchema } from '../../protocol/FieldSchema.ts';
import { Hint } from '../parts/Hint.tsx';
import { describeUses, getLabel, humanizeKey } from '../parts/humanizeKey.ts';
import { editorStore } from '../state/editorStore.ts';
import { runFieldEdit } from '../state/runFieldEdit.ts';
import { ContentForm, type Mapping } from './ContentForm.tsx';
import { SampleNote } from './SampleNote.tsx';

/** The form of a section. A section from a block can be edited for this page or everywhere. */
export function SectionForm({ index }: { index: number }) {
  const { page, setup, state } = useSnapshot(editorStore);
  const [onlyHere, setOnlyHere] = useState(true);
  const section = page?.sections[index];
  if (!page || !setup || !state || !section) return <p>Select a section.</p>;
  const raw = section.raw as Mapping;
  const block = state.blocks.find(({ name }) => name === raw.use);
  const { use: _, ...overrides } = raw;
  const value: Mapping = block ? { ...block.value, ...overrides } : raw;
  const type = String(value.type ?? '');
  const schema = getOwn(setup.sections, type);
  if (type === '') return <p>This section has no type yet. Write it in the YAML.</p>;
  if (!schema)
    return <p>{`The section type “${type}” does not exist. Choose another type in the YAML.`}</p>;
  const path = ['pages', page.key, 'sections', index];
  const originals = page.routes.length - page.translated;
  const revert = (key: string, label: string) =>
    runFieldEdit({ file: page.file, path }, { kind: 'remove', path: [key] }, `Revert ${label}`);
  return (
    <>
      <h2>{humanizeKey(type)}</h2>
      <Hint text={schema.description} />
      {block && (
        <fieldset className="scope">
          <legend>{`From the block “${humanizeKey(block.name)}”, ${describeUses(block.uses)}`}</legend>
          <label>
            <input
              type="radio"
              name="scope"
              checked={onlyHere}
              onChange={() => setOnlyHere(true)}
            />{' '}
            Change it only here
          </label>
          <label>
            <input
              type="radio"
              name="scope"
              checked={!onlyHere}
              onChange={() => setOnlyHere(false)}
            />{' '}
            Edit everywhere
          </label>
          {Object.keys(overrides).map((key) => {
            const label = getLabel(key, schema.properties?.[key] ?? {});
            return (
              <p key={key}>
                {`${label} is set only here.`}{' '}
                <button type="button" className="quiet" onClick={() => revert(key, label)}>
                  {`Use ${label} of the block`}
                </button>
              </p>
            );
          })}
        </fieldset>
      )}
      <SampleNote
        target={
          block ? { file: block.file, path: ['blocks', block.name] } : { file: page.file, path }
        }
        value={block ? block.value : raw}
        schema={schema as FieldSchema}
      />
      {originals > 1 && (
        <p className="note">{`These are ${originals} pages with the same sections. Changes apply to all of them.`}</p>
      )}
      {page.translated > 0 && (
        <p className="note">“Translations” has these texts in other languages.</p>
      )}
      <ContentForm
        file={page.file}
        path={path}
        schema={schema as FieldSchema}
        value={value}
        resolved={section.resolved}
        {...(block && {
          block: {
            file: block.file,
            path: ['blocks', block.name],
            ownKeys: Object.keys(raw),
            onlyHere,
          },
        })}
      />
    </>
  );
}
