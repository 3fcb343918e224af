import { useEffect, useReducer } from 'react';
import { previewFrame } from '../state/previewFrame.ts';

/** A rectangle on the canvas, in CSS px from the corner of the page. */
export interface Box {
  top: number;
  left: number;
  width: number;
  height: number;
}

/** Returns functions that measure the page on the canvas; renders again when it scrolls or changes size. */
export function useFrameLayout(scale: number) {
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const { element } = previewFrame;
    if (!element) return;
    const observer = new ResizeObserver(rerender);
    const attach = () => {
      const page = element.contentDocument;
      page?.addEventListener('scroll', rerender, { capture: true, passive: true });
      if (page?.body) observer.observe(page.body);
      rerender();
    };
    attach();
    element.addEventListener('load', attach);
    return () => {
      observer.disconnect();
      element.removeEventListener('load', attach);
      element.contentDocument?.removeEventListener('scroll', rerender, { capture: true });
    };
  }, []);
  const measure = (element: Element): Box => {
    const { top, left, width, height } = element.getBoundingClientRect();
    return {
      top: top * scale,
      left: left * scale,
      width: width * scale,
      height: height * scale,
    };
  };
  return {
    measure,
    /** Measures the sections of the page, by their index in the manifest. */
    measureSections: (): Map<number, Box> =>
      new Map(
        Array.from(
          previewFrame.element?.contentDocument?.querySelectorAll<HTMLElement>(
            '[data-edit-section]',
          ) ?? [],
          (section) => [Number(section.dataset.editSection), measure(section)],
        ),
      ),
    findText: (section: number, path: readonly (string | number)[]): Element | null =>
      previewFrame.element?.contentDocument?.querySelector(
        `[data-edit-section="${section}"] [data-edit-text="${CSS.escape(JSON.stringify(path))}"]`,
      ) ?? null,
  };
}
