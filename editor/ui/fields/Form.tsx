import type { FieldSchema } from '../../protocol.ts';
import { Field } from './Field.tsx';
import { FieldDiagnostics } from './FieldDiagnostics.tsx';
import { FormProvider, type FormTarget } from './FormContext.ts';
import { KeyFields } from './KeyFields.tsx';

interface FormProps {
  schema: FieldSchema;
  value: unknown;
  target: FormTarget;
}

/** A form generated from a JSON Schema. */
export function Form({ schema, value, target }: FormProps) {
  return (
    <FormProvider value={{ ...target, Field }}>
      <div className="form">
        <FieldDiagnostics at={[]} />
        <KeyFields schema={schema} value={value} path={[]} />
      </div>
    </FormProvider>
  );
}
