import { formatBytes } from '../../../base/messages/formatMessage.ts';
import { english } from '../../../schema/vocabulary.ts';
import type { UploadProgress } from '../backend/UploadProgress.ts';
import { useSiteWords, useWords } from '../page/words.ts';

/**
 * Returns how much of the files was uploaded as text, and the same in quarters, which screen readers
 * can announce without talking all the time; before the first quarter there is nothing to announce.
 */
export function useProgressText(progress: UploadProgress | undefined): {
  text: string;
  announcement: string;
} {
  const words = useWords({ form: english.form });
  const { locale } = useSiteWords();
  // Of a tiny file, rounded figures would all be 0.
  if (progress && progress.total < 1024) return { text: '', announcement: '' };
  const { sent = 0, total = 0 } = progress ?? {};
  const quarters = total > 0 ? Math.floor((4 * sent) / total) : 0;
  const format = (bytes: number) =>
    words.form.uploading({ sent: formatBytes(bytes, locale), total: formatBytes(total, locale) });
  return { text: format(sent), announcement: quarters > 0 ? format((quarters * total) / 4) : '' };
}
