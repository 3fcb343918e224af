import { type FormEvent, useId, useState } from 'react';
import type { Address } from '../yaml/EditorCommand.ts';
import { Dialog } from './Dialog.tsx';
import { runCommands, select, editorStore, showMessage } from './EditorStore.ts';
import { PageInput } from './PageInput.tsx';

/** What is to be done with a section that needs a word more. */
export interface SectionAction {
  kind: 'move' | 'toBlock';
  section: Address;
  /** What the dialog begins with. */
  suggestion: string;
}

/** Asks where a section is to go, or what the block that it becomes is called. */
export function SectionDialog({ task, onClose }: { task: SectionAction; onClose(): void }) {
  const [text, setText] = useState(task.suggestion);
  const id = useId();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await (task.kind === 'move' ? move(task.section, text) : makeBlock(task.section, text)))
      onClose();
  };
  return (
    <Dialog
      title={task.kind === 'move' ? 'Move to another page' : 'Convert to block'}
      onClose={onClose}
    >
      <form onSubmit={submit} className="form">
        {task.kind === 'move' ? (
          <PageInput
            label="Target page"
            value={text}
            required
            except={String(task.section.path[1])}
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
          {task.kind === 'move' ? 'Move' : 'Convert to block'}
        </button>
      </form>
    </Dialog>
  );
}

async function move(section: Address, key: string): Promise<boolean> {
  const target = editorStore.state?.pages.find((one) => one.key === key.trim());
  if (!target || target.key === section.path[1]) {
    showMessage(target ? 'The section is already on this page' : `The page ${key} does not exist`);
    return false;
  }
  const page = { file: target.file, path: ['pages', target.key] };
  select({ kind: 'page' });
  return runCommands(
    [{ kind: 'moveSection', section, page, index: target.sections }],
    `Move section to ${target.key}`,
  );
}

function makeBlock(section: Address, name: string): Promise<boolean> {
  return runCommands([{ kind: 'toBlock', section, name }], `Convert to block ${name}`);
}
