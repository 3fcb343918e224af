import { useField } from 'react-aria/useField';
import { RichTextContent, toPlainText } from '../RichTextContent.tsx';
import { Choices } from './Choices.tsx';
import { Control } from './Control.tsx';
import { ErrorText, Frame, Hint, Label, TickLabel } from './Field.style.ts';
import type { FieldModel } from './FormModel.ts';
import { LabelText } from './LabelText.tsx';

/** Props of `Field`. */
export interface FieldProps {
  field: FieldModel;
  /** Error message of the field. */
  error: string | undefined;
}

/** A form field: label, control, hint and error message. */
export function Field({ field, error }: FieldProps) {
  const { labelProps, fieldProps, descriptionProps, errorMessageProps } = useField({
    label: toPlainText(field.label),
    description: field.hint && toPlainText(field.hint),
    errorMessage: error,
    isInvalid: !!error,
  });
  const notes = (
    <>
      {field.hint && (
        <Hint {...descriptionProps}>
          <RichTextContent>{field.hint}</RichTextContent>
        </Hint>
      )}
      {error && <ErrorText {...errorMessageProps}>{error}</ErrorText>}
    </>
  );
  // On the first render useField returns ids even for a hint or message that does not exist.
  const noteIds = [field.hint && descriptionProps.id, error && errorMessageProps.id];
  const describedBy = noteIds.filter(Boolean).join(' ') || undefined;
  if (field.choices && (field.kind === 'radio' || field.kind === 'checkbox'))
    return <Choices field={field} error={error} describedBy={describedBy} notes={notes} />;

  const control = (
    <Control field={field} id={fieldProps.id} isInvalid={!!error} describedBy={describedBy} />
  );
  if (field.kind === 'checkbox')
    return (
      <Frame data-width="full">
        <TickLabel>
          {control}
          <LabelText field={field} />
        </TickLabel>
        {notes}
      </Frame>
    );
  return (
    <Frame data-width={field.width ?? 'full'}>
      <Label {...labelProps}>
        <LabelText field={field} />
      </Label>
      {control}
      {notes}
    </Frame>
  );
}
