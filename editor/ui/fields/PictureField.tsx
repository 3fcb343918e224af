import { useId, useState } from 'react';
import { useSnapshot } from 'valtio';
import { Choice } from '../parts/Choice.tsx';
import { Hint } from '../parts/Hint.tsx';
import { labelOf } from '../parts/humanizeKey.ts';
import { api } from '../state/api.ts';
import { addImage, editorStore, runInBackground, showMessage } from '../state/editorStore.ts';
import { FieldDiagnostics } from './FieldDiagnostics.tsx';
import type { FieldProps } from './FieldProps.ts';
import { useForm } from './FormContext.ts';

/** An image of public/, chosen from a list or uploaded. */
export function PictureField({ name, schema, value, path, order, optional }: FieldProps) {
  const { edit } = useForm();
  const { setup } = useSnapshot(editorStore);
  const id = useId();
  const [isUploading, setUploading] = useState(false);
  const label = labelOf(name, schema);
  const current = typeof value === 'string' ? value : '';
  const choose = (src: string) =>
    src === ''
      ? edit({ kind: 'remove', path }, `Remove ${label}`)
      : edit({ kind: 'set', path, value: src, order }, `Choose ${label}`);
  const upload = async (file: File | undefined) => {
    if (!file) return;
    setUploading(true);
    try {
      const { path: src } = await api.upload(file);
      addImage(src);
      choose(src);
    } catch (error) {
      showMessage((error as Error).message);
    }
    setUploading(false);
  };
  return (
    <div className="field">
      {current.startsWith('/') && <img src={current} alt="" className="thumb" />}
      <Choice
        label={label}
        value={current}
        choices={setup?.images ?? []}
        emptyLabel={optional || current === '' ? 'none' : undefined}
        describedBy={`${id}-hint`}
        onChange={choose}
      >
        {(image) => (
          <span className="picture-choice">
            {image.startsWith('/') && <img src={image} alt="" loading="lazy" />}
            {image}
          </span>
        )}
      </Choice>
      <label className="upload">
        {isUploading ? 'Uploading…' : 'Upload an image'}
        <input
          type="file"
          accept="image/*"
          disabled={isUploading}
          onChange={(event) => {
            runInBackground(upload(event.target.files?.[0]));
            // Cleared, because choosing the same file again must fire another event.
            event.target.value = '';
          }}
        />
      </label>
      <Hint id={`${id}-hint`} text={schema.description} />
      <FieldDiagnostics at={path} />
    </div>
  );
}
