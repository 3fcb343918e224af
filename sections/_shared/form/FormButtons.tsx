import { english } from '../../../schema/vocabulary.ts';
import type { UploadProgress } from '../backend/UploadProgress.ts';
import { ActionAnchor } from '../components/ActionLink.style.ts';
import { useWords } from '../page/words.ts';
import { RichTextContent } from '../text/RichTextContent.tsx';
import { Buttons, Failure, ProgressBar, ProgressText, Spinner } from './Form.style.ts';
import type { FormModel } from './FormModel.ts';
import type { FormSubmission } from './useFormSubmission.ts';
import { useProgressText } from './useProgressText.ts';
import type { FormSteps } from './useSteps.ts';

interface FormButtonsProps {
  model: FormModel;
  layout: 'page' | 'dialog' | 'line';
  steps: FormSteps;
  submission: FormSubmission;
  onBack: () => void;
  onCancel: (() => void) | undefined;
}

/** The buttons below a form, and the progress of its upload. */
export function FormButtons(props: FormButtonsProps) {
  const words = useWords({ form: english.form });
  const { model, layout, steps, submission, onBack, onCancel } = props;
  const { isSending, progress } = submission;
  const failure = submission.hasFailed && !isSending && (
    <Failure>
      <strong>
        <RichTextContent>{model.failure.title}</RichTextContent>
      </strong>
      {model.failure.text && <RichTextContent as="div">{model.failure.text}</RichTextContent>}
    </Failure>
  );
  const buttons = (
    <Buttons data-layout={layout}>
      {layout !== 'line' && failure}
      {progress && progress.total > 0 && <SendProgress progress={progress} />}
      {model.steps && (
        <ActionAnchor as="button" type="submit" data-style="primary" hidden={steps.isLast}>
          {model.next ?? words.form.next}
        </ActionAnchor>
      )}
      <ActionAnchor
        as="button"
        type="submit"
        data-style="primary"
        data-send=""
        disabled={isSending}
        hidden={!steps.isLast}
        // A press that waits for the scripts has marked the button.
        suppressHydrationWarning
      >
        {isSending && <Spinner aria-hidden="true" />}
        {isSending ? model.submitting : model.submit}
      </ActionAnchor>
      {model.steps && steps.position > 0 && (
        <ActionAnchor
          as="button"
          type="button"
          data-style="secondary"
          disabled={isSending}
          onClick={onBack}
        >
          {model.back ?? words.form.back}
        </ActionAnchor>
      )}
      {onCancel && model.cancel && (
        <ActionAnchor
          as="button"
          type="button"
          data-style="secondary"
          onClick={() => {
            submission.cancel();
            onCancel();
          }}
        >
          {model.cancel}
        </ActionAnchor>
      )}
    </Buttons>
  );
  return (
    <>
      {buttons}
      {layout === 'line' && failure}
    </>
  );
}

/** How much of the files was uploaded, as a bar and in words. */
function SendProgress({ progress }: { progress: UploadProgress }) {
  const { text } = useProgressText(progress);
  if (!text) return null;
  return (
    <ProgressText>
      <ProgressBar max={progress.total} value={progress.sent} aria-label={text} />
      <span aria-hidden="true">{text}</span>
    </ProgressText>
  );
}
