import { useLayoutEffect } from 'react';
import { showPictureNotice } from '../parts/usePasteCleaner.ts';
import { runInBackground } from '../state/editorStore.ts';
import { openContent } from '../state/openContent.ts';
import { previewFrame } from '../state/previewFrame.ts';
import { handleCanvasKey } from './handleCanvasKey.ts';
import { handleTextEnd, openClicked, pasteCells, setLinking, typeText } from './openText.ts';

/** Tells the page on the canvas which section is selected, and handles what the author does there. */
export function useCanvasMessages(
  section: number | undefined,
  scheme: 'light' | 'dark' | undefined,
): void {
  // Before the page on the canvas can send anything.
  useLayoutEffect(() => {
    const postSelection = () =>
      previewFrame.window?.postMessage(
        { editor: 'selected', section, scheme, reveal: true },
        location.origin,
      );
    postSelection();
    const handleMessage = ({ data, origin, source }: MessageEvent) => {
      if (origin !== location.origin || source !== previewFrame.window) return;
      if (data?.editor === 'select') openClicked(data);
      if (data?.editor === 'shell') openContent('pages.yaml', `/site/${data.part}`);
      if (data?.editor === 'ready') {
        previewFrame.handleReady();
        postSelection();
        if (document.activeElement === previewFrame.element?.parentElement) previewFrame.focus();
      }
      if (data?.editor === 'key') handleCanvasKey(data);
      if (data?.editor === 'text') typeText(String(data.value));
      if (data?.editor === 'text-end') handleTextEnd().catch(reportError);
      if (data?.editor === 'cells') pasteCells(data.cells);
      if (data?.editor === 'picture') runInBackground(showPictureNotice());
      if (data?.editor === 'text-link') setLinking(true);
    };
    addEventListener('message', handleMessage);
    return () => removeEventListener('message', handleMessage);
  }, [section, scheme]);
}
