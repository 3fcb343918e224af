import { words } from '../words.ts';
import { FileInput, Input, SelectFrame, Tick } from './Field.style.ts';
import type { FieldModel } from './FormModel.ts';

/** Props of `Control`. */
export interface ControlProps {
  field: FieldModel;
  id: string | undefined;
  isInvalid: boolean;
  /** Ids of the hint and the error message, if any. */
  describedBy: string | undefined;
}

/**
 * The native control of a field. It is uncontrolled, so that hydration keeps what was typed before.
 */
export function Control({ field, id, isInvalid, describedBy }: ControlProps) {
  const { name, kind, placeholder } = field;
  const commonProps = {
    id,
    name,
    'data-field': '',
    required: field.required,
    'aria-invalid': isInvalid,
    'aria-describedby': describedBy,
  };
  if (kind === 'checkbox') return <Tick {...commonProps} type="checkbox" value="true" />;
  if (kind === 'file')
    return <FileInput {...commonProps} type="file" accept={field.accept?.join(',')} />;
  if (kind === 'select')
    return (
      <SelectFrame>
        <Input as="select" {...commonProps} autoComplete={field.autocomplete} defaultValue="">
          <option value="">{placeholder ?? words.form.choose}</option>
          {Object.entries(field.choices ?? {}).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Input>
      </SelectFrame>
    );
  const textProps = {
    ...commonProps,
    placeholder,
    autoComplete: field.autocomplete,
    minLength: field.min,
    maxLength: field.max,
  };
  if (kind === 'textarea') return <Input as="textarea" {...textProps} rows={field.rows ?? 4} />;
  return <Input {...textProps} type={kind} />;
}
