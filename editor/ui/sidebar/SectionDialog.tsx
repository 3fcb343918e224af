import { type FormEvent, useId, useState } from 'react';
import type { EntryLocation } from '../../yaml/commands/EditorCommand.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { PageInput } from '../parts/PageInput.tsx';
import { editorStore, select, showMessage } from '../state/editorStore.ts';
import { runCommands } from '../state/requestQueue.ts';

/** A change of a section that asks for a name first. */
export interface SectionAction {
  kind: 'move' | 'toBlock';
  section: EntryLocation;
  /** Initial content of the input. */
  suggestion: string;
}

/** Asks for the target page of a section, or for the name of the block to create from it. */
export function SectionDialog({ action, onClose }: { action: SectionAction; onClose(): void }) {
  const [text, setText] = useState(action.suggestion);
  const id = useId();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (
      await (action.kind === 'move'
        ? moveSection(action.section, text)
        : convertToBlock(action.section, text))
    )
      onClose();
  };
  return (
    <Dialog
      title={action.kind === 'move' ? 'Move to another page' : 'Convert to block'}
      onClose={onClose}
    >
      <form onSubmit={submit} className="form">
        {action.kind === 'move' ? (
          <PageInput
            label="Target page"
            value={text}
            required
            except={String(action.section.path[1])}
            hint="The section is added at the end of that page. You can drag it to another position there."
            onChange={setText}
          />
        ) : (
          <div className="field">
            <label htmlFor={id}>Block name</label>
            <input
              id={id}
              value={text}
              required
              pattern="[a-z][a-z0-9-]*"
              aria-describedby={`${id}-hint`}
              onChange={(event) => setText(event.target.value)}
            />
            <p className="hint" id={`${id}-hint`}>
              Use lower-case letters, digits and hyphens. A block is edited once and used on many
              pages.
            </p>
          </div>
        )}
        <button type="submit" className="primary">
          {action.kind === 'move' ? 'Move' : 'Convert to block'}
        </button>
      </form>
    </Dialog>
  );
}

async function moveSection(section: EntryLocation, key: string): Promise<boolean> {
  const target = editorStore.state?.pages.find((page) => page.key === key.trim());
  if (!target || target.key === section.path[1]) {
    showMessage(target ? 'The section is already on this page' : `The page ${key} does not exist`);
    return false;
  }
  const page = { file: target.file, path: ['pages', target.key] };
  select({ kind: 'page' });
  return runCommands([{ kind: 'moveSection', section, page }], `Move section to ${target.key}`);
}

function convertToBlock(section: EntryLocation, name: string): Promise<boolean> {
  return runCommands([{ kind: 'toBlock', section, name }], `Convert to block ${name}`);
}
