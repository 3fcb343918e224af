import { useEffect } from 'react';
import { cleanPasted } from '../../text/paste/cleanPasted.ts';
import { hasPicture, pictureNotice } from '../../text/paste/hasPicture.ts';
import { runInBackground, showMessage } from '../state/editorStore.ts';
import { waitForAnswers } from '../state/requestQueue.ts';

/**
 * Drops invisible characters that pages cannot contain from what is pasted or dropped into any field,
 * and says so where a picture was pasted.
 */
export function usePasteCleaner(): void {
  useEffect(() => {
    const clean = (event: InputEvent) => {
      const { inputType, data, target } = event;
      if (!/^insertFrom(?:Paste|Drop)$/.test(inputType) || !data) return;
      if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
      const cleaned = cleanPasted(data);
      if (cleaned === data.replaceAll('\r\n', '\n')) return;
      event.preventDefault();
      const isLine = target instanceof HTMLInputElement;
      document.execCommand('insertText', false, isLine ? cleaned.replaceAll('\n', ' ') : cleaned);
    };
    const notice = ({ target, clipboardData }: ClipboardEvent) => {
      const isField = (target as Element).matches?.('input, textarea, .cm-content *');
      if (isField && hasPicture(clipboardData)) runInBackground(showPictureNotice());
    };
    addEventListener('beforeinput', clean);
    addEventListener('paste', notice, { capture: true });
    return () => {
      removeEventListener('beforeinput', clean);
      removeEventListener('paste', notice, { capture: true });
    };
  }, []);
}

/** Says that a picture was not pasted, once the text beside it is. */
export async function showPictureNotice(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await waitForAnswers();
  showMessage(pictureNotice);
}
