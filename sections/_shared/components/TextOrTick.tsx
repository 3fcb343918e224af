import { english } from '../../../schema/vocabulary.ts';
import { useWords } from '../page/words.ts';
import { Line } from '../text/Text.tsx';
import { Icon } from './Icon.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** The content of a table cell: a text, or a check mark or a dash with words for screen readers. */
export function TextOrTick({ value }: { value: string | boolean | undefined }) {
  const { comparison } = useWords({ comparison: english.comparison });
  if (typeof value === 'string') return <Line>{value}</Line>;
  return (
    <>
      <Icon name={value ? 'check' : 'minus'} />
      <VisuallyHidden>{value ? comparison.included : comparison.notIncluded}</VisuallyHidden>
    </>
  );
}
