import { type Ref, useId } from 'react';
import { english } from '../../../schema/vocabulary.ts';
import { useWords } from '../page/words.ts';
import { ErrorText } from './Field.style.ts';
import { ChallengeFrame } from './Form.style.ts';

interface ChallengeProps {
  /** The element that the widget is added to. */
  container: Ref<HTMLDivElement>;
  error: string | undefined;
}

/** The place of a challenge in a form, which is empty until a visitor touches the form. */
export function Challenge({ container, error }: ChallengeProps) {
  const errorId = `challenge${useId()}`;
  const words = useWords({ form: english.form });
  return (
    <ChallengeFrame
      aria-label={words.form.challenge}
      aria-describedby={error && errorId}
      data-challenge=""
      tabIndex={-1}
    >
      <div ref={container} />
      {error && <ErrorText id={errorId}>{error}</ErrorText>}
    </ChallengeFrame>
  );
}
