import { useId, useState } from 'react';
import { toJsonPointer } from '../../../base/text/toJsonPointer.ts';
import type { FieldSchema } from '../../protocol/FieldSchema.ts';
import { TabBar } from '../parts/TabBar.tsx';
import { AddedField, AddFields } from './AddFields.tsx';
import { FieldDiagnostics } from './FieldDiagnostics.tsx';
import { listTabs } from './listTabs.ts';
import { orderFields } from './orderFields.ts';
import { RecordField } from './RecordField.tsx';
import { PictureMappingContext, useForm } from './SchemaFormContext.ts';
import { ColumnNames, findColumnNames } from './tableCells.ts';

interface KeyFieldsProps {
  schema: FieldSchema;
  value: unknown;
  path: (string | number)[];
  /** Further keys whose fields are shown. */
  usedKeys?: readonly string[];
}

/**
 * A field for every key of a mapping, at the top of a form in tabs. What is content shows only required and
 * used keys, and buttons that add the others.
 */
export function KeyFields({ schema, value, path, usedKeys: otherKeys = [] }: KeyFieldsProps) {
  const { Field, commonKeys, keys, countErrors } = useForm();
  const shownKeys = path.length === 0 ? keys : undefined;
  const rank = (key: string) => shownKeys?.indexOf(key) ?? 0;
  const mapping = (typeof value === 'object' && value !== null ? value : {}) as Record<
    string,
    unknown
  >;
  const isPicture = schema.properties?.src?.format === 'image';
  const editable = orderFields(schema)
    .filter(
      ([key, property]) =>
        property.const === undefined &&
        (shownKeys?.includes(key) ?? true) &&
        // What has no effect is shown only if it is set.
        (mapping[key] !== undefined ||
          (property['x-kinds']?.includes(String(mapping.kind)) ?? true)) &&
        // The field of the picture sets it.
        !(isPicture && key === 'focus'),
    )
    .sort(([one], [other]) => rank(one) - rank(other));
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
  const [addedKeys, setAddedKeys] = useState<readonly string[]>([]);
  const [tab, setTab] = useState('Content');
  const panel = useId();
  const tabs =
    path.length > 0 || shownKeys
      ? []
      : listTabs(schema, commonKeys).map(({ name, keys }) => ({
          name,
          keys: keys.filter((key) => editable.some(([one]) => one === key)),
        }));
  const open = tabs.find(({ name }) => name === tab) ?? tabs[0];
  const inTab = open ? editable.filter(([key]) => open.keys.includes(key)) : editable;
  const isShown = ([key, property]: [string, FieldSchema]) =>
    shownKeys !== undefined ||
    (open && open.name !== 'Content' && !/^(?:object|array)$/.test(property.type ?? '')) ||
    schema.required?.includes(key) ||
    usedKeys.includes(key);
  const isAdded = ([key]: [string, FieldSchema]) => addedKeys.includes(key);
  const renderField = ([key, property]: [string, FieldSchema], isOpened = false) => (
    <Field
      key={key}
      name={key}
      schema={property}
      value={mapping[key]}
      path={[...path, key]}
      order={order}
      optional={!schema.required?.includes(key)}
      isOpened={isOpened}
    />
  );
  // Most forms have no errors, and each letter asks.
  const isWrong = tabs.length > 1 && countErrors(path) > 0;
  const toPointer = (key: string) => toJsonPointer([...path, key]);
  const content = (
    <>
      {inTab
        .filter((entry) => isShown(entry) && !isAdded(entry))
        .map((entry) => renderField(entry, shownKeys?.length === 1))}
      {inTab.filter(isAdded).map((entry) => (
        <AddedField key={entry[0]} pointer={toPointer(entry[0])}>
          {renderField(entry, true)}
        </AddedField>
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
      <AddFields
        fields={inTab.filter((entry) => !isShown(entry) && !isAdded(entry))}
        value={mapping}
        path={path}
        order={order}
        onAdd={(key) => setAddedKeys((known) => [...known, key])}
      />
    </>
  );
  const fields = (
    <>
      {fieldless.map((key) => (
        <div key={key} data-at={toPointer(key)} tabIndex={-1}>
          <FieldDiagnostics at={[...path, key]} />
        </div>
      ))}
      {tabs.length > 1 && open ? (
        <>
          <TabBar
            panel={panel}
            tabs={tabs.map(({ name, keys }) => ({
              name,
              errors: isWrong ? keys.reduce((sum, key) => sum + countErrors([...path, key]), 0) : 0,
              pointers: keys.map(toPointer),
            }))}
            open={open.name}
            onOpen={setTab}
          />
          <div className="form" role="tabpanel" id={panel} aria-label={open.name}>
            {content}
          </div>
        </>
      ) : (
        content
      )}
    </>
  );
  const columns = findColumnNames(schema, mapping);
  if (columns) return <ColumnNames value={columns}>{fields}</ColumnNames>;
  if (!isPicture) return fields;
  return (
    <PictureMappingContext value={{ path, value: mapping, schema }}>{fields}</PictureMappingContext>
  );
}
