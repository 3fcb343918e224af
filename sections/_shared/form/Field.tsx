import type { ReactNode } from 'react';
import { useField } from 'react-aria/useField';
import { RichTextContent, toPlainText } from '../Rich.tsx';
import { Choices } from './Choices.tsx';
import { Control } from './Control.tsx';
import { ErrorText, Frame, Hint, Label, Star, TickLabel } from './Field.style.ts';
import type { FieldModel } from './FormModel.ts';

/** Props of `Field`. */
export interface FieldProps {
  field: FieldModel;
  /** What is wrong with it. */
  error: string | undefined;
}

/** One field: its words, its control, its hint and, when something is wrong, its message. */
export function Field({ field, error }: FieldProps) {
  const { labelProps, fieldProps, descriptionProps, errorMessageProps } = useField({
    label: toPlainText(field.label),
    description: field.hint && toPlainText(field.hint),
    errorMessage: error,
    isInvalid: !!error,
  });
  const mayHaveDirectives = (
    <>
      {field.hint && (
        <Hint {...descriptionProps}>
          <RichTextContent>{field.hint}</RichTextContent>
        </Hint>
      )}
      {error && <ErrorText {...errorMessageProps}>{error}</ErrorText>}
    </>
  );
  // Before it has looked at the page, useField names ids of remarks that may not be there.
  const described = [field.hint && descriptionProps.id, error && errorMessageProps.id];
  const describedBy = described.filter(Boolean).join(' ') || undefined;
  if (field.choices && (field.kind === 'radio' || field.kind === 'checkbox'))
    return (
      <Choices
        field={field}
        error={error}
        describedBy={describedBy}
        mayHaveDirectives={mayHaveDirectives}
      />
    );

  const control = (
    <Control field={field} id={fieldProps.id} invalid={!!error} describedBy={describedBy} />
  );
  if (field.kind === 'checkbox')
    return (
      <Frame data-width="full">
        <TickLabel>
          {control}
          <LabelText field={field} />
        </TickLabel>
        {mayHaveDirectives}
      </Frame>
    );
  return (
    <Frame data-width={field.width ?? 'full'}>
      <Label {...labelProps}>
        <LabelText field={field} />
      </Label>
      {control}
      {mayHaveDirectives}
    </Frame>
  );
}

/** The words of a field with the mark of those that must be filled in. */
export function LabelText({ field }: { field: FieldModel }): ReactNode {
  return (
    <span>
      <RichTextContent>{field.label}</RichTextContent>
      {field.required && <Star aria-hidden="true">*</Star>}
    </span>
  );
}
