import { type FormEvent, useState } from 'react';
import { Dialog } from './Dialog.tsx';
import { useSlug } from './useSlug.ts';

interface NameDialogProps {
  title: string;
  /** Label of the name; without one, only the key is asked for. */
  label?: string;
  /** The present key. */
  current?: string;
  /** Keys that the new one must not repeat. */
  taken: readonly string[];
  /** As for the dialog. */
  standIn?: string;
  onSubmit(name: string, key: string): Promise<boolean>;
  onClose(): void;
}

/** Asks for the name of new content, and proposes a key that is made from it. */
export function NameDialog(props: NameDialogProps) {
  const { title, label, current = '', taken, standIn, onSubmit, onClose } = props;
  const [name, setName] = useState('');
  const toSlug = useSlug();
  const [typedKey, setTypedKey] = useState<string>();
  const key = typedKey ?? (label === undefined ? current : toSlug(name));
  const isTaken = taken.includes(key);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isTaken && (await onSubmit(name.trim(), key))) onClose();
  };
  return (
    <Dialog title={title} onClose={onClose} {...(standIn !== undefined && { standIn })}>
      <form onSubmit={submit} className="form">
        {label !== undefined && (
          <label>
            {label}
            <input value={name} required onChange={(event) => setName(event.target.value)} />
          </label>
        )}
        <label>
          Short name for addresses and files
          <input
            value={key}
            required
            pattern="[a-z0-9][a-z0-9\-]*"
            title="Lower-case letters, digits and hyphens"
            aria-invalid={isTaken}
            onChange={(event) => setTypedKey(event.target.value)}
          />
        </label>
        {isTaken && (
          <p className="refused">{`“${key}” exists already. Choose another short name.`}</p>
        )}
        <button type="submit" className="primary">
          {title}
        </button>
      </form>
    </Dialog>
  );
}
