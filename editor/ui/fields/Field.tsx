import { memoByValue } from '../parts/memoByValue.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import type { FieldProps } from './FieldProps.ts';
import { GroupField } from './GroupField.tsx';
import { ListField } from './ListField.tsx';
import { PictureField } from './PictureField.tsx';
import { SwitchField } from './SwitchField.tsx';
import { selectBranch } from './schemaValues.ts';
import { TextField } from './TextField.tsx';

/**
 * A field for any schema. Its kind depends on the schema alone, never on the key. A letter renders only
 * the fields whose value it changes.
 */
export const Field = memoByValue((props: FieldProps) => {
  const schema = selectBranch(props.schema, props.value);
  const fieldProps = { ...props, schema };
  if (schema.enum) return <ChoiceField {...fieldProps} />;
  if (schema.type === 'boolean' && typeof props.value !== 'string')
    return <SwitchField {...fieldProps} />;
  if (schema.type === 'array') return <ListField {...fieldProps} />;
  if (schema.type === 'object') return <GroupField {...fieldProps} />;
  if (schema.format === 'image') return <PictureField {...fieldProps} />;
  return <TextField {...fieldProps} />;
});
