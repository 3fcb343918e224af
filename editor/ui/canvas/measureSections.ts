import { previewFrame } from '../state/previewFrame.ts';
import type { Box } from './useFrameLayout.ts';

/** Measures the sections of the page on the canvas in the window of the editor, by their index in the manifest. */
export function measureSections(): Map<number, Box> {
  const frame = previewFrame.element;
  const page = frame?.contentDocument;
  if (!frame || !page) return new Map();
  const around = frame.getBoundingClientRect();
  const scale = around.width / frame.offsetWidth;
  const sections = page.querySelectorAll<HTMLElement>('[data-edit-section]');
  return new Map(
    Array.from(sections, (section) => {
      const { top, left, width, height } = section.getBoundingClientRect();
      const box = {
        top: around.top + top * scale,
        left: around.left + left * scale,
        width: width * scale,
        height: height * scale,
      };
      return [Number(section.dataset.editSection), box];
    }),
  );
}
