import { words } from '../words.ts';
import { FileInput, Input, SelectFrame, Tick } from './Field.style.ts';
import type { FieldModel } from './FormModel.ts';

/** Props of `Control`. */
export interface ControlProps {
  field: FieldModel;
  id: string | undefined;
  invalid: boolean;
  /** Ids of the hint and the message, if they are there. */
  describedBy: string | undefined;
}

/**
 * The native control of a field. It keeps its own value, so that what was typed before the island
 * woke stays.
 */
export function Control({ field, id, invalid, describedBy }: ControlProps) {
  const { name, kind, placeholder } = field;
  const common = {
    id,
    name,
    'data-field': '',
    required: field.required,
    'aria-invalid': invalid,
    'aria-describedby': describedBy,
  };
  if (kind === 'checkbox') return <Tick {...common} type="checkbox" value="true" />;
  if (kind === 'file')
    return <FileInput {...common} type="file" accept={field.accept?.join(',')} />;
  if (kind === 'select')
    return (
      <SelectFrame>
        <Input as="select" {...common} autoComplete={field.autocomplete} defaultValue="">
          <option value="">{placeholder ?? words.form.choose}</option>
          {Object.entries(field.choices ?? {}).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Input>
      </SelectFrame>
    );
  const text = {
    ...common,
    placeholder,
    autoComplete: field.autocomplete,
    minLength: field.min,
    maxLength: field.max,
  };
  if (kind === 'textarea') return <Input as="textarea" {...text} rows={field.rows ?? 4} />;
  return <Input {...text} type={kind} />;
}
