import { english } from '../../../schema/vocabulary.ts';
import { useWords } from '../page/words.ts';
import { FileInput, Input, SelectFrame, Tick } from './Field.style.ts';
import type { FieldModel } from './FormModel.ts';

interface ControlProps {
  field: FieldModel;
  id: string | undefined;
  isInvalid: boolean;
  /** Ids of the hint and the error message, if any. */
  describedBy: string | undefined;
  /** Whether the field or its group has a condition. */
  isConditional: boolean;
}

/**
 * The native control of a field. It is uncontrolled, so that hydration keeps what was typed before.
 */
export function Control({ field, id, isInvalid, describedBy, isConditional }: ControlProps) {
  const words = useWords({ form: english.form });
  const { name, kind, placeholder } = field;
  const commonProps = {
    id,
    name,
    'data-field': '',
    // Without JavaScript the browser would insist on a field whose condition does not hold.
    required: field.required && !isConditional,
    'aria-required': isConditional ? field.required : undefined,
    'aria-invalid': isInvalid,
    'aria-describedby': describedBy,
  };
  if (kind === 'checkbox') return <Tick {...commonProps} type="checkbox" value="true" />;
  if (kind === 'file')
    return (
      <FileInput
        {...commonProps}
        type="file"
        accept={field.accept?.join(',')}
        multiple={field.maxFiles !== undefined && field.maxFiles > 1}
      />
    );
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
  };
  if (kind === 'number') {
    // Number inputs change by scrolling and hide what they cannot read, so this is a text input.
    const isWhole = field.step !== undefined && Number.isInteger(field.step);
    return <Input {...textProps} type="text" inputMode={isWhole ? 'numeric' : 'decimal'} />;
  }
  if (kind === 'date')
    return (
      <Input {...textProps} type="date" min={getDay(field.earliest)} max={getDay(field.latest)} />
    );
  if (kind === 'textarea')
    return <Input as="textarea" {...textProps} minLength={field.min} rows={field.rows ?? 4} />;
  return <Input {...textProps} type={kind} minLength={field.min} />;
}

/** Returns a limit that is a date; `today` is set in the browser. */
function getDay(limit: string | undefined): string | undefined {
  return limit === 'today' ? undefined : limit;
}
