import { useState } from 'react';
import { runInBackground } from '../state/editorStore.ts';

interface FileInputProps {
  label: string;
  multiple?: boolean;
  onFiles(files: File[]): Promise<void>;
}

/** A button that uploads files. */
export function FileInput({ label, multiple = false, onFiles }: FileInputProps) {
  const [isUploading, setUploading] = useState(false);
  const upload = async (files: File[]) => {
    if (files.length === 0) return;
    setUploading(true);
    await onFiles(files).finally(() => setUploading(false));
  };
  return (
    <label className="upload">
      {isUploading ? 'Uploading…' : label}
      <input
        type="file"
        multiple={multiple}
        disabled={isUploading}
        onChange={(event) => {
          runInBackground(upload([...(event.target.files ?? [])]));
          // Cleared, because choosing the same file again must fire another event.
          event.target.value = '';
        }}
      />
    </label>
  );
}
