import { useEffect } from 'react';
import { cleanPasted } from '../../text/paste/cleanPasted.ts';

/** Drops invisible characters that pages cannot contain from what is pasted or dropped into any field. */
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
    addEventListener('beforeinput', clean);
    return () => removeEventListener('beforeinput', clean);
  }, []);
}
