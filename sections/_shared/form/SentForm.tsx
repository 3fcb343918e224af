import { type ReactNode, useEffect, useRef } from 'react';
import { english } from '../../../schema/vocabulary.ts';
import { ActionAnchor } from '../components/ActionLink.style.ts';
import type { Notice } from '../notices/notices.ts';
import { useWords } from '../page/words.ts';
import { RichTextContent } from '../text/RichTextContent.tsx';
import { Confirmation } from './SentForm.style.ts';

interface SentFormProps {
  /** The confirmation, once the form is sent. */
  notice: Notice | undefined;
  onAgain: () => void;
  /** The form. */
  children: ReactNode;
}

/**
 * A form that gives way to its confirmation once it is sent, until the visitor wants to send another.
 * The focus follows, so that screen readers read what came in its place.
 */
export function SentForm({ notice, onAgain, children }: SentFormProps) {
  const words = useWords({ form: english.form });
  const title = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLDivElement>(null);
  const wasSent = useRef(false);
  useEffect(() => {
    if (notice) title.current?.focus();
    else if (wasSent.current)
      form.current
        ?.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea')
        ?.focus();
    wasSent.current = notice !== undefined;
  }, [notice]);
  return (
    <>
      {notice && (
        <Confirmation>
          <h3 ref={title} tabIndex={-1}>
            <RichTextContent>{notice.title}</RichTextContent>
          </h3>
          {notice.text && <RichTextContent as="div">{notice.text}</RichTextContent>}
          {notice.note && <p>{notice.note}</p>}
          <ActionAnchor as="button" type="button" data-style="secondary" onClick={onAgain}>
            {words.form.again}
          </ActionAnchor>
        </Confirmation>
      )}
      <div ref={form} hidden={notice !== undefined}>
        {children}
      </div>
    </>
  );
}
