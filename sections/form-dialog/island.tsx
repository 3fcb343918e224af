import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { ActionAnchor } from '../_shared/ActionLink.style.ts';
import { Form } from '../_shared/form/Form.tsx';
import type { FormModel } from '../_shared/form/FormModel.ts';
import { RichTextContent, type RichText } from '../_shared/Rich.tsx';
import { words } from '../_shared/words.ts';
import { CloseButton, CloseLink, Cross, Head, Intro, Sheet, Title } from './style.ts';

/** Props of the island: plain JSON. */
export interface FormDialogProps {
  id: string;
  title: RichText;
  text?: RichText;
  model: FormModel;
}

/**
 * A form in a modal dialog that links to `#id` open. The browser's own dialog brings modality,
 * Escape and the top layer. Without JavaScript such a link shows it in the page (`:target`).
 */
export default function FormDialogIsland({ id, title, text, model }: FormDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLElement>(null);
  const pressed = useRef<EventTarget>(null);
  const titleId = `${id}-title`;
  const close = () => dialog.current?.close();

  useLayoutEffect(() => {
    const open = (from: HTMLElement | null) => {
      if (!dialog.current || dialog.current.open) return;
      opener.current = from;
      dialog.current.showModal();
      dialog.current.querySelector<HTMLElement>('[data-field]')?.focus();
    };
    const clicked = (event: globalThis.MouseEvent) => {
      const link = (event.target as Element).closest<HTMLElement>(`a[href="#${id}"]`);
      if (!link || event.defaultPrevented || opensElsewhere(event)) return;
      event.preventDefault();
      open(link);
    };
    document.addEventListener('click', clicked);
    if (dialog.current?.matches(':target')) open(null);
    return () => document.removeEventListener('click', clicked);
  }, [id]);

  const closeFromBackdrop = (event: MouseEvent) => {
    // Only where the press began there too: a selection may end on the backdrop.
    if (event.target === dialog.current && pressed.current === dialog.current) close();
  };

  return (
    <Sheet
      ref={dialog}
      id={id}
      aria-labelledby={titleId}
      onPointerDown={(event) => {
        pressed.current = event.target;
      }}
      onClick={closeFromBackdrop}
      onClose={() => opener.current?.focus()}
    >
      <Head>
        <Title id={titleId}>
          <RichTextContent>{title}</RichTextContent>
        </Title>
        <CloseButton type="button" aria-label={words.close} onClick={close}>
          <Cross />
        </CloseButton>
        <CloseLink href="#" aria-label={words.close}>
          <Cross />
        </CloseLink>
      </Head>
      <Form
        model={model}
        labelledBy={titleId}
        layout="dialog"
        onSuccess={close}
        cancel={
          model.cancel && (
            <ActionAnchor as="button" type="button" data-style="secondary" onClick={close}>
              {model.cancel}
            </ActionAnchor>
          )
        }
      >
        {text && (
          <Intro>
            <RichTextContent as="div">{text}</RichTextContent>
          </Intro>
        )}
      </Form>
    </Sheet>
  );
}

/** A click that asks for a new tab or window is the browser's business. */
function opensElsewhere(event: globalThis.MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
