import * as english from '../../../schema/messages/english.ts';
import type { UploadProgress } from '../backend/UploadProgress.ts';
import { useSiteWords, useWords } from '../page/words.ts';
import { ProgressBar, ProgressText } from './Form.style.ts';

/** How much of the files was uploaded, as a bar and in megabytes. */
export function SendProgress({ progress: { sent, total } }: { progress: UploadProgress }) {
  const words = useWords({ form: english.form });
  const { locale } = useSiteWords();
  const text = words.form.uploading({
    sent: formatMegabytes(sent, locale, 'decimal'),
    total: formatMegabytes(total, locale, 'unit'),
  });
  return (
    <ProgressText>
      <ProgressBar max={total} value={sent} aria-label={text} />
      <span aria-hidden="true">{text}</span>
    </ProgressText>
  );
}

function formatMegabytes(bytes: number, locale: string, style: 'decimal' | 'unit'): string {
  return new Intl.NumberFormat(locale, {
    style,
    unit: 'megabyte',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(bytes / 1_048_576);
}
