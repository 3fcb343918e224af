import { useState } from 'react';
import { toJsonPointer } from '../../../base/text/toJsonPointer.ts';
import type { FieldSchema } from '../../FieldSchema.ts';
import { getLabel } from '../parts/humanizeKey.ts';
import { FieldDiagnostics } from './FieldDiagnostics.tsx';
import { RecordField } from './RecordField.tsx';
import { PictureMappingContext, useForm } from './SchemaFormContext.ts';

interface KeyFieldsProps {
  schema: FieldSchema;
  value: unknown;
  path: (string | number)[];
  /** Further keys that are not folded away. */
  usedKeys?: readonly string[];
}

/** A field for every key of a mapping: required and used keys first, the others folded away. */
export function KeyFields({ schema, value, path, usedKeys: otherKeys = [] }: KeyFieldsProps) {
  const { Field, trailingKeys, keys } = useForm();
  const shownKeys = path.length === 0 ? keys : undefined;
  const mapping = (typeof value === 'object' && value !== null ? value : {}) as Record<
    string,
    unknown
  >;
  const isTrailing = ([key]: [string, FieldSchema]) =>
    path.length === 0 && trailingKeys.includes(key);
  const isPicture = schema.properties?.src?.format === 'image';
  const editable = Object.entries(schema.properties ?? {}).filter(
    ([key, property]) =>
      property.const === undefined &&
      (shownKeys?.includes(key) ?? true) &&
      // The field of the picture sets it.
      !(isPicture && key === 'focus'),
  );
  const sorted = [
    ...editable.filter((entry) => !isTrailing(entry)),
    ...editable.filter(isTrailing),
  ];
  const extraKeys = Object.keys(mapping).filter(
    (key) => !(key in (schema.properties ?? {})) && key !== 'use' && key !== 'type',
  );
  // Unknown keys, and keys that another part of the editor sets.
  const fieldless = Object.keys(mapping).filter(
    (key) =>
      !(key in (schema.properties ?? {}) || schema.patternProperties) &&
      (shownKeys?.includes(key) ?? true),
  );
  const [extraSchema] = Object.values(schema.patternProperties ?? {});
  const order = Object.keys(schema.properties ?? {});
  // Fixed when the form opens: a field must not move while the author types in it.
  const [usedKeys] = useState(() => [...Object.keys(mapping), ...otherKeys]);
  const [isOpen, setOpen] = useState(false);
  const first = sorted.filter(
    ([key]) => shownKeys || schema.required?.includes(key) || usedKeys.includes(key),
  );
  const rest = sorted.filter(([key]) => !first.some(([name]) => name === key));
  const renderField = ([key, property]: [string, FieldSchema]) => (
    <Field
      key={key}
      name={key}
      schema={property}
      value={mapping[key]}
      path={[...path, key]}
      order={order}
      optional={!schema.required?.includes(key)}
    />
  );
  const fields = (
    <>
      {first.map(renderField)}
      {fieldless.map((key) => (
        <div key={key} data-at={toJsonPointer([...path, key])} tabIndex={-1}>
          <FieldDiagnostics at={[...path, key]} />
        </div>
      ))}
      {extraSchema && !shownKeys && (
        <RecordField
          schema={extraSchema}
          keyLabel={schema.propertyNames?.title ?? 'Name'}
          keys={extraKeys}
          value={mapping}
          path={path}
        />
      )}
      {rest.length > 0 && (
        <details className="more" onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>{`More: ${rest.map(([key, property]) => getLabel(key, property)).join(', ')}`}</summary>
          {isOpen && rest.map(renderField)}
        </details>
      )}
    </>
  );
  if (!isPicture) return fields;
  return (
    <PictureMappingContext value={{ path, value: mapping, schema }}>{fields}</PictureMappingContext>
  );
}
