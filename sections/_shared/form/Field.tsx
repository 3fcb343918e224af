import { useId } from 'react';
import { english } from '../../../schema/vocabulary.ts';
import { useWords } from '../page/words.ts';
import { RichTextContent } from '../text/RichTextContent.tsx';
import { Choices } from './Choices.tsx';
import { Control } from './Control.tsx';
import { ErrorText, Frame, Hint, Label, TickLabel } from './Field.style.ts';
import type { FieldModel } from './FormModel.ts';
import { LabelText } from './LabelText.tsx';

interface FieldProps {
  field: FieldModel;
  /** Error message of the field. */
  error: string | undefined;
  /** Whether the condition of the field holds; without JavaScript the field is shown anyway. */
  isShown: boolean;
  /** Whether the field or its group has a condition. */
  isConditional: boolean;
  /** Names of files that were chosen before a reload. */
  lostFiles: readonly string[] | undefined;
}

/** A form field: label, control, hint and error message. */
export function Field({ field, error, isShown, isConditional, lostFiles }: FieldProps) {
  const words = useWords({ form: english.form });
  const chooseAgain = lostFiles && words.form.chooseAgain({ names: lostFiles.join(', ') });
  const hint = chooseAgain ?? field.hint;
  const id = `field${useId()}`;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const notes = (
    <>
      {hint && (
        <Hint id={hintId}>
          <RichTextContent>{hint}</RichTextContent>
        </Hint>
      )}
      {error && <ErrorText id={errorId}>{error}</ErrorText>}
    </>
  );
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined;
  if (field.choices && (field.kind === 'radio' || field.kind === 'checkbox'))
    return (
      <Choices
        field={field}
        error={error}
        describedBy={describedBy}
        notes={notes}
        isConditional={isConditional}
        isHidden={!isShown}
      />
    );

  const control = (
    <Control
      field={field}
      id={id}
      isInvalid={!!error}
      describedBy={describedBy}
      isConditional={isConditional}
    />
  );
  if (field.kind === 'checkbox')
    return (
      <Frame data-width="full" hidden={!isShown}>
        <TickLabel>
          {control}
          <LabelText field={field} />
        </TickLabel>
        {notes}
      </Frame>
    );
  return (
    <Frame data-width={field.width ?? 'full'} hidden={!isShown}>
      <Label htmlFor={id}>
        <LabelText field={field} />
      </Label>
      {control}
      {notes}
    </Frame>
  );
}
