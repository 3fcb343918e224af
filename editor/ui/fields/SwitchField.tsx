import { useId } from 'react';
import { Hint } from '../parts/Hint.tsx';
import { getLabel } from '../parts/humanizeKey.ts';
import { describeField } from './describeField.ts';
import { FieldDiagnostics } from './FieldDiagnostics.tsx';
import type { FieldProps } from './FieldProps.ts';
import { hasErrors, useForm } from './SchemaFormContext.ts';
import { toSwitchEdit } from './toSwitchEdit.ts';

/** A checkbox for true or false. */
export function SwitchField({ name, schema, value, path, order, optional }: FieldProps) {
  const { edit, isOverride, diagnosticsAt } = useForm();
  const id = useId();
  const label = getLabel(name, schema);
  return (
    <div className="field switch">
      <input
        id={id}
        type="checkbox"
        checked={(value ?? schema.default ?? false) === true}
        aria-invalid={hasErrors(diagnosticsAt(path))}
        aria-describedby={`${id}-hint ${id}-wrong`}
        onChange={(event) =>
          edit(
            toSwitchEdit(event.target.checked, { schema, path, order, optional }, isOverride),
            `Switch ${label}`,
          )
        }
      />
      <label htmlFor={id}>{label}</label>
      <Hint id={`${id}-hint`} text={describeField(schema, label).hint} />
      <FieldDiagnostics at={path} id={`${id}-wrong`} />
    </div>
  );
}
