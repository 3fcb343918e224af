import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { toJsonPointer } from '../../../base/text/toJsonPointer.ts';
import type { Diagnostic } from '../../../schema/vocabulary.ts';
import { formatsBySchema } from '../../text/formatMarkdown.ts';
import { DiagnosticText } from '../parts/DiagnosticText.tsx';
import { FormatButtons } from '../parts/FormatButtons.tsx';
import { nameKeys } from '../parts/nameKeys.ts';
import { diagnosticsAt } from '../state/diagnosticsAt.ts';
import { editorStore } from '../state/editorStore.ts';
import { setLinking } from './openText.ts';
import type { Box } from './useFrameLayout.ts';

/** The tools beside a text that the author types into: formats, its limit and its errors. */
export function TextTools({ box }: { box: Box }) {
  const { text, state } = useSnapshot(editorStore);
  useEffect(() => {
    // The page does not notice when another part of the editor gets the focus.
    const handleFocus = ({ target }: FocusEvent) => {
      if (!(target as Element).closest('.text-tools, .popover, iframe'))
        editorStore.text?.session.end();
    };
    addEventListener('focusin', handleFocus);
    return () => removeEventListener('focusin', handleFocus);
  }, []);
  if (!text) return null;
  const { field, target, value, format, session } = text;
  const pointer = toJsonPointer([...target.path, ...field.path]);
  const diagnostics = diagnosticsAt(
    (state?.diagnostics ?? []) as readonly Diagnostic[],
    target.file,
    pointer,
  );
  const { maxLength } = field.schema;
  const isEmpty = value.trim() === '' && !field.optional;
  const isAbove = box.top > 56;
  return (
    <div
      className="text-tools"
      style={{
        left: `clamp(0px, ${box.left}px, 100% - 22rem)`,
        ...(isAbove
          ? { bottom: `calc(100% - ${box.top - 8}px)` }
          : { top: `min(${box.top + box.height + 8}px, 100% - 6rem)` }),
      }}
    >
      <FormatButtons
        formats={formatsBySchema[format] ?? []}
        getSelected={() => session.selected}
        onFormat={(change, selected) => session.format(change, selected)}
        isLinking={text.isLinking ?? false}
        onLinking={setLinking}
      />
      <span className="hint">
        {maxLength !== undefined && `${value.length} of ${maxLength} characters · `}
        {nameKeys(['markdown', 'article'].includes(format) ? 'Ctrl+Enter' : 'Enter')} keeps it,
        Escape restores it
      </span>
      <ul className="wrong" role="status">
        {isEmpty && <li data-severity="error">{`${text.label} needs a text.`}</li>}
        {maxLength !== undefined && value.length > maxLength && (
          <li data-severity="error">{`${value.length - maxLength} characters too many.`}</li>
        )}
        {diagnostics.map((diagnostic) => (
          <li key={diagnostic.code + diagnostic.message} data-severity={diagnostic.severity}>
            <DiagnosticText diagnostic={diagnostic} />
          </li>
        ))}
      </ul>
    </div>
  );
}
