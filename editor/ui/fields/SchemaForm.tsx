import { useMemo } from 'react';
import { toJsonPointer } from '../../../base/text/toJsonPointer.ts';
import { isListDefinition } from '../../../schema/vocabulary.ts';
import type { FieldSchema } from '../../protocol/FieldSchema.ts';
import { memoByValue } from '../parts/memoByValue.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import { ConditionField, isCondition } from './ConditionField.tsx';
import { FieldDiagnostics } from './FieldDiagnostics.tsx';
import type { FieldProps } from './FieldProps.ts';
import { FontField, isFont } from './FontField.tsx';
import { GroupField } from './GroupField.tsx';
import { KeyFields } from './KeyFields.tsx';
import { ListField } from './ListField.tsx';
import { PictureField } from './PictureField.tsx';
import {
  type FormTarget,
  hasErrors,
  ResolvedContext,
  SchemaFormContext,
  useForm,
} from './SchemaFormContext.ts';
import { SeveralField, takesSeveral } from './SeveralField.tsx';
import { allowsStyles, StyleField } from './StyleField.tsx';
import { SwitchField } from './SwitchField.tsx';
import { selectBranch } from './schemaValues.ts';
import { TableField } from './TableField.tsx';
import { TextField } from './TextField.tsx';
import { isTable } from './tableCells.ts';

interface FormProps {
  schema: FieldSchema;
  value: unknown;
  /** The same content after interpolation. */
  resolved: unknown;
  target: FormTarget;
}

/** A form generated from a JSON Schema. */
export function SchemaForm({ schema, value, resolved, target }: FormProps) {
  const form = useMemo(() => ({ ...target, Field }), [target]);
  return (
    <SchemaFormContext value={form}>
      <ResolvedContext value={resolved}>
        <div className="form">
          <FieldDiagnostics at={[]} />
          <KeyFields schema={schema} value={value} path={[]} />
        </div>
      </ResolvedContext>
    </SchemaFormContext>
  );
}

/**
 * A field for any schema. Its kind depends on the schema alone, never on the key. A letter renders only
 * the fields whose value it changes.
 */
const Field = memoByValue((props: FieldProps) => {
  const isInvalid = hasErrors(useForm().diagnosticsAt(props.path));
  return (
    <div
      className="at"
      data-at={toJsonPointer(props.path)}
      {...(isInvalid && { 'data-invalid': true })}
    >
      {renderField(props)}
    </div>
  );
});

function renderField(props: FieldProps) {
  if (isCondition(props.schema)) return <ConditionField {...props} />;
  if (takesSeveral(props.schema, props.value)) return <SeveralField {...props} />;
  const schema = selectBranch(props.schema, props.value);
  const fieldProps = { ...props, schema };
  if (allowsStyles(schema)) return <StyleField {...fieldProps} />;
  if (schema.enum) return <ChoiceField {...fieldProps} />;
  if (schema.type === 'boolean' && typeof props.value !== 'string')
    return <SwitchField {...fieldProps} />;
  if (isTable(schema) && !isListDefinition(props.value)) return <TableField {...fieldProps} />;
  if (schema.type === 'array') return <ListField {...fieldProps} />;
  if (isFont(schema)) return <FontField {...fieldProps} />;
  if (schema.type === 'object') return <GroupField {...fieldProps} />;
  if (schema.format === 'image') return <PictureField {...fieldProps} />;
  return <TextField {...fieldProps} />;
}
