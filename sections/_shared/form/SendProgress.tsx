import type { UploadProgress } from '../backend/UploadProgress.ts';
import { words } from '../words.ts';
import { ProgressBar, ProgressText } from './Form.style.ts';

/** How much of the files was uploaded, as a bar and in megabytes. */
export function SendProgress({ progress: { sent, total } }: { progress: UploadProgress }) {
  const text = words.form.uploading(formatMegabytes(sent), formatMegabytes(total));
  return (
    <ProgressText>
      <ProgressBar max={total} value={sent} aria-label={text} />
      <span aria-hidden="true">{text}</span>
    </ProgressText>
  );
}

function formatMegabytes(bytes: number): string {
  return (bytes / 1_048_576).toFixed(1);
}
