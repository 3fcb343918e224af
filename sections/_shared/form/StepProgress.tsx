import * as english from '../../../schema/messages/english.ts';
import { useWords } from '../page/words.ts';
import { RichTextContent } from '../text/RichTextContent.tsx';
import { StepItem, StepList } from './Steps.style.ts';
import type { Steps } from './useSteps.ts';

/** The steps of a form, with the current one marked. */
export function StepProgress({ steps }: { steps: Steps }) {
  const words = useWords({ form: english.form });
  return (
    <StepList aria-label={words.form.progress}>
      {steps.groups.map(({ title }, index) => (
        <StepItem
          // biome-ignore lint/suspicious/noArrayIndexKey: steps keep their order
          key={index}
          aria-current={index === steps.position ? 'step' : undefined}
          data-done={index < steps.position ? 'yes' : undefined}
        >
          {title ? <RichTextContent>{title}</RichTextContent> : index + 1}
        </StepItem>
      ))}
    </StepList>
  );
}
