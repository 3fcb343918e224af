import { Hint } from '../parts/Hint.tsx';
import { getLabel } from '../parts/humanizeKey.ts';
import { FieldDiagnostics } from './FieldDiagnostics.tsx';
import type { FieldProps } from './FieldProps.ts';
import { useForm } from './FormContext.ts';
import { KeyFields } from './KeyFields.tsx';
import { createBlankValue } from './schemaValues.ts';

/** The fields of a mapping; a button that adds the mapping where it is missing. */
export function GroupField({ name, schema, value, path, order, optional }: FieldProps) {
  const { edit } = useForm();
  const label = getLabel(name, schema);
  if (value === undefined && !schema.patternProperties)
    return (
      <button
        type="button"
        onClick={() =>
          edit({ kind: 'set', path, value: createBlankValue(schema), order }, `Add ${label}`)
        }
      >
        {`Add ${label.toLowerCase()}`}
      </button>
    );
  return (
    <fieldset className="group">
      <legend>{label}</legend>
      <Hint text={schema.description} />
      <FieldDiagnostics at={path} />
      <KeyFields schema={schema} value={value} path={path} />
      {optional && value !== undefined && (
        <button
          type="button"
          className="quiet"
          onClick={() => edit({ kind: 'remove', path }, `Remove ${label}`)}
        >
          {`Remove ${label.toLowerCase()}`}
        </button>
      )}
    </fieldset>
  );
}
