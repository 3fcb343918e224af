import { type ComponentProps, useRef, useState } from 'react';
import {
  formatKeys,
  formatMarkdown,
  formatsBySchema,
  type MarkdownFormat,
  type SelectedText,
} from '../../text/formatMarkdown.ts';
import { readPasted } from '../../text/paste/readPasted.ts';
import { FormatButtons } from '../parts/FormatButtons.tsx';

interface FormattedInputProps
  extends Omit<ComponentProps<'textarea'>, 'onChange' | 'value' | 'ref'> {
  value: string;
  /** The `format` in the schema of the field. */
  format: string;
  isMultiline: boolean;
  onChange(value: string): void;
}

/** An input for Markdown: with buttons and keys for its formats, which pasted text keeps. */
export function FormattedInput(props: FormattedInputProps) {
  const { value, format, isMultiline, onChange, ...others } = props;
  const input = useRef<HTMLTextAreaElement>(null);
  const [isLinking, setLinking] = useState(false);
  const getSelected = (): SelectedText => ({
    text: value,
    from: input.current?.selectionStart ?? value.length,
    to: input.current?.selectionEnd ?? value.length,
  });
  const replace = ({ text, from, to }: SelectedText) => {
    onChange(text);
    requestAnimationFrame(() => {
      input.current?.focus();
      input.current?.setSelectionRange(from, to);
    });
  };
  const apply = (change: MarkdownFormat, selected = getSelected()) =>
    replace(formatMarkdown(selected, change));
  const common: ComponentProps<'textarea'> = {
    ...others,
    value,
    ref: input,
    onChange: (event) => onChange(event.target.value),
    onKeyDown(event) {
      const kind = event.ctrlKey || event.metaKey ? formatKeys[event.key.toLowerCase()] : undefined;
      if (!kind) return;
      event.preventDefault();
      if (kind === 'link') setLinking(true);
      else apply({ kind });
    },
    onPaste(event) {
      event.preventDefault();
      // Keeps the browser's undo.
      document.execCommand(
        'insertText',
        false,
        readPasted(event.clipboardData, format, getSelected()),
      );
    },
  };
  return (
    <>
      {(isMultiline || isLinking) && (
        <FormatButtons
          formats={formatsBySchema[format] ?? []}
          getSelected={getSelected}
          isLinking={isLinking}
          onFormat={apply}
          onLinking={setLinking}
        />
      )}
      {isMultiline ? <textarea {...common} /> : <input {...(common as ComponentProps<'input'>)} />}
    </>
  );
}
