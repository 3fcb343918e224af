import { type ReactNode, useEffect, useRef } from 'react';
import * as english from '../../../schema/messages/english.ts';
import { ActionAnchor } from '../components/ActionLink.style.ts';
import { useWords } from '../page/words.ts';
import { RichTextContent } from '../text/RichTextContent.tsx';
import type { FormModel } from './FormModel.ts';
import { Confirmation } from './SentForm.style.ts';

/** Props of `SentForm`. */
interface SentFormProps {
  model: Pick<FormModel, 'success'>;
  isSent: boolean;
  onAgain: () => void;
  /** The form. */
  children: ReactNode;
}

/**
 * A form that gives way to its confirmation once it is sent, until the visitor wants to send another.
 * The focus follows, so that screen readers read what came in its place.
 */
export function SentForm({ model, isSent, onAgain, children }: SentFormProps) {
  const words = useWords({ form: english.form });
  const title = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLDivElement>(null);
  const wasSent = useRef(false);
  useEffect(() => {
    if (isSent) title.current?.focus();
    else if (wasSent.current)
      form.current
        ?.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea')
        ?.focus();
    wasSent.current = isSent;
  }, [isSent]);
  return (
    <>
      {isSent && (
        <Confirmation>
          <h3 ref={title} tabIndex={-1}>
            <RichTextContent>{model.success.title}</RichTextContent>
          </h3>
          {model.success.text && <RichTextContent as="div">{model.success.text}</RichTextContent>}
          <ActionAnchor as="button" type="button" data-style="secondary" onClick={onAgain}>
            {words.form.again}
          </ActionAnchor>
        </Confirmation>
      )}
      <div ref={form} hidden={isSent}>
        {children}
      </div>
    </>
  );
}
