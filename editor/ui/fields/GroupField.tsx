import { useState } from 'react';
import { Hint } from '../parts/Hint.tsx';
import { getLabel } from '../parts/humanizeKey.ts';
import { describeField } from './describeField.ts';
import { FieldDiagnostics } from './FieldDiagnostics.tsx';
import type { FieldProps } from './FieldProps.ts';
import { KeyFields } from './KeyFields.tsx';
import { useForm } from './SchemaFormContext.ts';
import { createBlankValue } from './schemaValues.ts';

/**
 * The fields of a mapping. Where it is missing, they are folded away, or a button adds the mapping if it
 * needs some of them.
 */
export function GroupField(props: FieldProps) {
  const { name, schema, value, path, order, optional, isOpened = false } = props;
  const { edit } = useForm();
  const label = getLabel(name, schema);
  // Fixed when the form opens: a field must not move while the author types in it.
  const [wasMissing] = useState(value === undefined && !schema.patternProperties);
  const [isOpen, setOpen] = useState(false);
  const needsNothing = (schema.required ?? []).length === 0;
  if (value === undefined && !schema.patternProperties && !needsNothing)
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
  const isFolded = wasMissing && needsNothing && !isOpened;
  const fields = (
    <>
      <Hint text={describeField(schema, label).hint} />
      <FieldDiagnostics at={path} />
      <KeyFields
        schema={schema}
        value={value}
        path={path}
        {...((isFolded || isOpened) && { usedKeys: Object.keys(schema.properties ?? {}) })}
      />
      {optional && value !== undefined && (
        <button
          type="button"
          className="quiet"
          onClick={() => edit({ kind: 'remove', path }, `Remove ${label}`)}
        >
          {`Remove ${label.toLowerCase()}`}
        </button>
      )}
    </>
  );
  if (isFolded)
    return (
      <details className="more" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{label}</summary>
        {isOpen && <div className="form">{fields}</div>}
      </details>
    );
  return (
    <fieldset className="group">
      <legend>{label}</legend>
      {fields}
    </fieldset>
  );
}
