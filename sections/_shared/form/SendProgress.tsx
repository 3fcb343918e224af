import type { UploadProgress } from '../backend/UploadProgress.ts';
import { ProgressBar, ProgressText } from './Form.style.ts';
import { useProgressText } from './useProgressText.ts';

/** How much of the files was uploaded, as a bar and in words. */
export function SendProgress({ progress }: { progress: UploadProgress }) {
  const { text } = useProgressText(progress);
  return (
    <ProgressText>
      <ProgressBar max={progress.total} value={progress.sent} aria-label={text} />
      <span aria-hidden="true">{text}</span>
    </ProgressText>
  );
}
