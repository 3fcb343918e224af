import type { FieldSchema } from '../../protocol.ts';
import { Hint } from '../Hint.tsx';
import { humanizeKey } from '../words.ts';
import { ChoiceField } from './Choice.tsx';
import { KeyFields } from './Form.tsx';
import { useForm } from './FormContext.ts';
import { ListField } from './ListField.tsx';
import { PictureField } from './PictureField.tsx';
import { FieldDiagnostics } from './Problems.tsx';
import { SwitchField } from './Switch.tsx';
import { createBlankValue, selectBranch } from './schemaValues.ts';
import { TextField } from './TextField.tsx';

/** What a field of any kind is told. */
export interface FieldProps {
  name: string;
  schema: FieldSchema;
  value: unknown;
  path: (string | number)[];
  /** The order of the keys beside it, for a key that is added. */
  order: readonly string[];
  optional: boolean;
}

/** The field for a schema, chosen by what kind of content it describes, never by where it stands. */
export function Field(props: FieldProps) {
  const schema = selectBranch(props.schema, props.value);
  const own = { ...props, schema };
  if (schema.enum) return <ChoiceField {...own} />;
  if (schema.type === 'boolean' && typeof props.value !== 'string') return <SwitchField {...own} />;
  if (schema.type === 'array') return <ListField {...own} />;
  if (schema.type === 'object') return <Group {...own} />;
  if (schema.format === 'image') return <PictureField {...own} />;
  return <TextField {...own} />;
}

function Group({ name, schema, value, path, order, optional }: FieldProps) {
  const { edit } = useForm();
  const label = humanizeKey(name);
  if (value === undefined)
    return (
      <button
        type="button"
        onClick={() => edit({ kind: 'set', path, value: createBlankValue(schema), order }, `Add ${label}`)}
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
      {optional && (
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
