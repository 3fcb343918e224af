import type { YamlPath } from '../../../schema/vocabulary.ts';
import { DiagnosticText } from '../parts/DiagnosticText.tsx';
import { FixButton } from '../parts/FixButton.tsx';
import { useForm } from './SchemaFormContext.ts';

interface FieldDiagnosticsProps {
  at: YamlPath;
  id?: string;
  /** Whether to show only the diagnostics of the key itself. */
  ofKey?: boolean;
}

/** The diagnostics at a path of the form, with buttons that fix them. */
export function FieldDiagnostics({ at, id, ofKey = false }: FieldDiagnosticsProps) {
  const diagnostics = useForm()
    .diagnosticsAt(at)
    .filter((one) => !ofKey || one.isOfKey);
  if (diagnostics.length === 0) return null;
  return (
    <ul className="wrong" id={id}>
      {diagnostics.map((diagnostic) => {
        const { code, message, severity } = diagnostic;
        return (
          <li key={code + message} data-severity={severity}>
            <DiagnosticText diagnostic={diagnostic} />{' '}
            <FixButton diagnostics={[diagnostic]} label="Fix" />
          </li>
        );
      })}
    </ul>
  );
}
