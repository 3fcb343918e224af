import type { Diagnostic } from '../../../schema/vocabulary.ts';
import { humanizeKey } from './humanizeKey.ts';
import { MarkedText } from './MarkedText.tsx';

/** The message of a diagnostic and its hint, with the label of the field in place of its key. */
export function DiagnosticText({
  diagnostic: { message, hint, path = '' },
}: {
  diagnostic: Pick<Diagnostic, 'message' | 'hint' | 'path'>;
}) {
  const key = path.slice(path.lastIndexOf('/') + 1);
  const label = (text: string) =>
    /^\w+$/.test(key) ? text.replaceAll(`\`${key}\``, `“${humanizeKey(key)}”`) : text;
  return (
    <>
      <span>
        <MarkedText text={label(message)} />
      </span>{' '}
      {hint && (
        <em>
          <MarkedText text={toSentence(label(hint))} />
        </em>
      )}
    </>
  );
}

function toSentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1).replace(/(?<![.!?:`])$/, '.');
}
