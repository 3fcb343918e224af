import type { YamlPath } from '../../../schema/yaml/YamlLocation.ts';
import { useForm } from './FormContext.ts';

/** The diagnostics at a path of the form. */
export function FieldDiagnostics({ at, id }: { at: YamlPath; id?: string }) {
  const diagnostics = useForm().diagnosticsAt(at);
  if (diagnostics.length === 0) return null;
  return (
    <ul className="wrong" id={id}>
      {diagnostics.map(({ code, message, hint, severity }) => (
        <li key={code + message} data-severity={severity}>
          {message} {hint && <em>{hint}</em>}
        </li>
      ))}
    </ul>
  );
}
