import { useSnapshot } from 'valtio';
import type { Content } from '../../yaml/emit.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { editorStore, select } from '../state/editorStore.ts';
import { runCommands } from '../state/requestQueue.ts';

/** A dialog that adds a section: every section type with its example, and every block. */
export function Gallery({ onClose }: { onClose(): void }) {
  const { setup, page, state, selection } = useSnapshot(editorStore);
  if (!setup || !page || !state) return null;
  const index = selection.kind === 'section' ? selection.index + 1 : page.sections.length;
  const add = async (value: unknown, name: string) => {
    onClose();
    const edit = {
      kind: 'insert',
      path: ['pages', page.key, 'sections'],
      index,
      value: clone(value),
    } as const;
    if (await runCommands([{ kind: 'edit', file: page.file, edit }], `Add ${name}`))
      select({ kind: 'section', index });
  };
  return (
    <Dialog title="Add section" wide onClose={onClose}>
      <ul className="gallery">
        {Object.entries(setup.sections).map(([type, { schema, example }]) => (
          <li key={type}>
            <div className="picture" inert>
              <iframe
                src={`/_edit/example/${type}`}
                title={`Example of ${type}`}
                loading="lazy"
                tabIndex={-1}
              />
            </div>
            <button type="button" className="row" onClick={() => add(example, type)}>
              <strong>{type}</strong>
              <span>{schema.description}</span>
            </button>
          </li>
        ))}
      </ul>
      <h3>Blocks</h3>
      <ul className="blocks">
        {state.blocks.map(({ name, uses }) => (
          <li key={name}>
            <button type="button" className="row" onClick={() => add({ use: name }, name)}>
              <strong>{name}</strong> <span>{`used ${uses} times`}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** Copies content without the store's proxies. */
function clone(value: unknown): Content {
  return JSON.parse(JSON.stringify(value)) as Content;
}
