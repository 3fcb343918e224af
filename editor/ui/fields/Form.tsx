import { useMemo } from 'react';
import type { FieldSchema } from '../../protocol.ts';
import { Field } from './Field.tsx';
import { FieldDiagnostics } from './FieldDiagnostics.tsx';
import { FormProvider, type FormTarget, ResolvedProvider } from './FormContext.ts';
import { KeyFields } from './KeyFields.tsx';

interface FormProps {
  schema: FieldSchema;
  value: unknown;
  /** The same content after interpolation. */
  resolved: unknown;
  target: FormTarget;
}

/** A form generated from a JSON Schema. */
export function Form({ schema, value, resolved, target }: FormProps) {
  const form = useMemo(() => ({ ...target, Field }), [target]);
  return (
    <FormProvider value={form}>
      <ResolvedProvider value={resolved}>
        <div className="form">
          <FieldDiagnostics at={[]} />
          <KeyFields schema={schema} value={value} path={[]} />
        </div>
      </ResolvedProvider>
    </FormProvider>
  );
}
