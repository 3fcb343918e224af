import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { english } from '../../schema/vocabulary.ts';
import { Form } from '../_shared/form/Form.tsx';
import type { FormModel } from '../_shared/form/FormModel.ts';
import { useWords } from '../_shared/page/words.ts';
import { type RichText, RichTextContent } from '../_shared/text/RichTextContent.tsx';
import { CloseButton, CloseLink, Cross, Head, Intro, Sheet, Title } from './style.ts';
import { useDialogHistory } from './useDialogHistory.ts';

/** Props of the island: plain JSON. */
interface FormDialogProps {
  id: string;
  title: RichText;
  text?: RichText;
  model: FormModel;
}

/**
 * A form in a modal dialog that links to `#id` open. The native dialog provides modality, Escape and
 * the top layer. Without JavaScript such a link shows the form in the page (`:target`).
 */
export default function FormDialogIsland({ id, title, text, model }: FormDialogProps) {
  const words = useWords({ dialog: english.dialog });
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLElement>(null);
  const pressTarget = useRef<EventTarget>(null);
  const titleId = `${id}-title`;
  const close = () => dialog.current?.close();
  const open = (link: HTMLElement | null) => {
    if (!dialog.current || dialog.current.open) return;
    opener.current = link;
    dialog.current.showModal();
    dialog.current.querySelector<HTMLElement>('[data-field]')?.focus();
  };
  const { onOpen, onClose } = useDialogHistory(id, dialog, () => open(null));

  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions only read refs and the id
  useLayoutEffect(() => {
    const handleClick = (event: globalThis.MouseEvent) => {
      const link = (event.target as Element).closest<HTMLElement>(`a[href="#${id}"]`);
      if (!link || event.defaultPrevented || opensElsewhere(event)) return;
      event.preventDefault();
      open(link);
      onOpen();
    };
    document.addEventListener('click', handleClick);
    if (dialog.current?.matches(':target')) open(null);
    return () => document.removeEventListener('click', handleClick);
  }, [id]);

  const closeFromBackdrop = (event: MouseEvent) => {
    // Checks where the press started too, because dragging to select text may end on the backdrop.
    if (event.target === dialog.current && pressTarget.current === dialog.current) close();
  };

  return (
    <Sheet
      ref={dialog}
      id={id}
      aria-labelledby={titleId}
      onPointerDown={(event) => {
        pressTarget.current = event.target;
      }}
      onClick={closeFromBackdrop}
      onClose={() => {
        onClose();
        opener.current?.focus();
      }}
    >
      <Head>
        <Title id={titleId}>
          <RichTextContent>{title}</RichTextContent>
        </Title>
        <CloseButton type="button" aria-label={words.dialog.close} onClick={close}>
          <Cross />
        </CloseButton>
        <CloseLink href="#" aria-label={words.dialog.close}>
          <Cross />
        </CloseLink>
      </Head>
      <Form model={model} labelledBy={titleId} layout="dialog" onSuccess={close} onCancel={close}>
        {text && (
          <Intro>
            <RichTextContent as="div">{text}</RichTextContent>
          </Intro>
        )}
      </Form>
    </Sheet>
  );
}

/** Whether the browser should open the link in a new tab or window. */
function opensElsewhere(event: globalThis.MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
