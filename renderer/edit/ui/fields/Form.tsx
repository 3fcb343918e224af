import { useState } from 'react';
import type { FieldSchema } from '../../protocol.ts';
import { Field } from './Field.tsx';
import { FormProvider, type FormContextValue, useForm } from './FormContext.ts';
import { FieldDiagnostics } from './Problems.tsx';

interface FormProps {
  schema: FieldSchema;
  value: unknown;
  context: FormContextValue;
}

/** A form made from a JSON Schema: what is required and in use first, the rest folded away. */
export function Form({ schema, value, context }: FormProps) {
  return (
    <FormProvider value={context}>
      <div className="form">
        <FieldDiagnostics at={[]} />
        <KeyFields schema={schema} value={value} path={[]} />
      </div>
    </FormProvider>
  );
}

interface KeysProps {
  schema: FieldSchema;
  value: unknown;
  path: (string | number)[];
}

/** A field for every key of a mapping. */
export function KeyFields({ schema, value, path }: KeysProps) {
  const mapping = (typeof value === 'object' && value !== null ? value : {}) as Record<
    string,
    unknown
  >;
  const { trailingKeys: last = [] } = useForm();
  const isLast = ([key]: [string, FieldSchema]) => path.length === 0 && last.includes(key);
  const all = Object.entries(schema.properties ?? {}).filter(([, one]) => one.const === undefined);
  const known = [...all.filter((one) => !isLast(one)), ...all.filter(isLast)];
  const free = Object.keys(mapping).filter(
    (key) => !(key in (schema.properties ?? {})) && key !== 'use' && key !== 'type',
  );
  const [other] = Object.values(schema.patternProperties ?? {});
  const order = Object.keys(schema.properties ?? {});
  // A field that is filled in stays where it is: it must not leave under somebody’s hands.
  const [used] = useState(() => Object.keys(mapping));
  const first = known.filter(([key]) => schema.required?.includes(key) || used.includes(key));
  const rest = known.filter(([key]) => !first.some(([name]) => name === key));
  const field = ([key, one]: [string, FieldSchema]) => (
    <Field
      key={key}
      name={key}
      schema={one}
      value={mapping[key]}
      path={[...path, key]}
      order={order}
      optional={!schema.required?.includes(key)}
    />
  );
  return (
    <>
      {first.map(field)}
      {other && free.map((key) => field([key, other]))}
      {rest.length > 0 && (
        <details className="more">
          <summary>{`More: ${rest.map(([key]) => key).join(', ')}`}</summary>
          {rest.map(field)}
        </details>
      )}
    </>
  );
}
