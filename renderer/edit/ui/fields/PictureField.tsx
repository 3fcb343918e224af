import { useId, useState } from 'react';
import { useSnapshot } from 'valtio';
import { api } from '../api.ts';
import { addImage, runInBackground, editorStore, showMessage } from '../EditorStore.ts';
import { Hint } from '../Hint.tsx';
import { humanizeKey } from '../words.ts';
import type { FieldProps } from './Field.tsx';
import { useForm } from './FormContext.ts';
import { FieldDiagnostics } from './Problems.tsx';

/** A picture of public/: chosen from those there are, or uploaded. */
export function PictureField({ name, schema, value, path, order, optional }: FieldProps) {
  const { edit } = useForm();
  const { setup } = useSnapshot(editorStore);
  const id = useId();
  const [busy, setBusy] = useState(false);
  const label = humanizeKey(name);
  const current = typeof value === 'string' ? value : '';
  const choose = (src: string) =>
    src === ''
      ? edit({ kind: 'remove', path }, `Remove ${label}`)
      : edit({ kind: 'set', path, value: src, order }, `Choose ${label}`);
  const upload = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    try {
      const { path: src } = await api.upload(file);
      addImage(src);
      choose(src);
    } catch (error) {
      showMessage((error as Error).message);
    }
    setBusy(false);
  };
  const images = setup?.images ?? [];
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {current.startsWith('/') && <img src={current} alt="" className="thumb" />}
      <select
        id={id}
        value={current}
        aria-describedby={`${id}-hint`}
        onChange={(event) => choose(event.target.value)}
      >
        {(optional || current === '') && <option value="">none</option>}
        {current !== '' && !images.includes(current) && <option>{current}</option>}
        {images.map((image) => (
          <option key={image}>{image}</option>
        ))}
      </select>
      <label className="upload">
        {busy ? 'Uploading…' : 'Upload an image'}
        <input
          type="file"
          accept="image/*"
          disabled={busy}
          onChange={(event) => {
            runInBackground(upload(event.target.files?.[0]));
            // The same file may be chosen again.
            event.target.value = '';
          }}
        />
      </label>
      <Hint id={`${id}-hint`} text={schema.description} />
      <FieldDiagnostics at={path} />
    </div>
  );
}
