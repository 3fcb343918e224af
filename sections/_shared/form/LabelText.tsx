import { RichTextContent } from '../text/RichTextContent.tsx';
import { Star } from './Field.style.ts';
import type { FieldModel } from './FormModel.ts';

/** The label of a field, with a star if the field is required. */
export function LabelText({ field }: { field: FieldModel }) {
  return (
    <span>
      <RichTextContent>{field.label}</RichTextContent>
      {field.required && <Star aria-hidden="true">*</Star>}
    </span>
  );
}
