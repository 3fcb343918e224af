import type { YamlPath } from '../../yaml/YamlText.ts';
import { useForm } from './FormContext.ts';

/** What is wrong at a place of the form. */
export function FieldDiagnostics({ at, id }: { at: YamlPath; id?: string }) {
  const problems = useForm().diagnosticsAt(at);
  if (problems.length === 0) return null;
  return (
    <ul className="wrong" id={id}>
      {problems.map(({ code, message, hint, severity }) => (
        <li key={code + message} data-severity={severity}>
          {message} {hint && <em>{hint}</em>}
        </li>
      ))}
    </ul>
  );
}
