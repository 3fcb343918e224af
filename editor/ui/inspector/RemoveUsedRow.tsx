import type { RowUse } from '../../protocol/RowUse.ts';
import { Dialog } from '../parts/Dialog.tsx';

interface RemoveUsedRowProps {
  /** The kind of row, such as `author`. */
  noun: string;
  name: string;
  uses: readonly RowUse[];
  onRemove(): void;
  onClose(): void;
}

const mostShown = 8;

/** Asks before a row is deleted that pages or other rows use, and names them. */
export function RemoveUsedRow({ noun, name, uses, onRemove, onClose }: RemoveUsedRowProps) {
  const more = uses.length - mostShown;
  const count =
    uses.length === 1 ? 'one page or row uses it' : `${uses.length} pages and rows use it`;
  return (
    <Dialog title={`Delete ${noun}`} onClose={onClose}>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          onRemove();
        }}
      >
        <p>{`“${name}” will be deleted, but ${count}:`}</p>
        <ul>
          {uses.slice(0, mostShown).map(({ title, place }) => (
            <li key={place + title}>{`${title} (${place})`}</li>
          ))}
          {more > 0 && <li>{`${more} more`}</li>}
        </ul>
        <p className="note">
          Pages of the row disappear with it, and what names it has to be changed. You can undo
          this.
        </p>
        <button type="submit" className="primary danger">
          Delete
        </button>
      </form>
    </Dialog>
  );
}
