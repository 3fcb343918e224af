import type { Diagnostic } from '../../../schema/vocabulary.ts';
import { runInBackground } from '../state/editorStore.ts';
import { sendRequest } from '../state/requestQueue.ts';

/** The parts of a diagnostic that its fix needs. */
export type Fixable = Pick<Diagnostic, 'file' | 'path' | 'code' | 'message' | 'fix'>;

/** A button that applies the fixes of diagnostics; nothing if none has one. */
export function FixButton({
  diagnostics,
  label,
}: {
  diagnostics: readonly Fixable[];
  label: string;
}) {
  const fixable = diagnostics.filter(({ fix }) => fix);
  if (fixable.length === 0) return null;
  const fix = fixable.map(({ file, path, code, message }) => ({
    file,
    ...(path !== undefined && { path }),
    code,
    message,
  }));
  return (
    <button type="button" onClick={() => runInBackground(sendRequest({ fix }))}>
      {label}
    </button>
  );
}
