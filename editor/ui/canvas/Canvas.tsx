import { type CSSProperties, useCallback, useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { PanelEdge } from '../parts/PanelEdge.tsx';
import { changesAddress } from '../review/changesAddress.ts';
import { SectionChanges } from '../review/SectionChanges.tsx';
import { editorStore } from '../state/editorStore.ts';
import { previewFrame } from '../state/previewFrame.ts';
import { CanvasOverlay } from './CanvasOverlay.tsx';
import { DiagnosticList } from './DiagnosticList.tsx';
import { type CanvasView, PageBar, widths } from './PageBar.tsx';
import { PageStarts } from './PageStarts.tsx';
import { useCanvasMessages } from './useCanvasMessages.ts';

/** The page as the site's renderer builds it, as a visitor sees it on a device and a day. */
export function Canvas() {
  const { selection, route, version } = useSnapshot(editorStore);
  const [view, setView] = useState<CanvasView>({
    device: 'Desktop',
    scheme: undefined,
    date: '',
    isComparing: false,
  });
  const [stage, stageSize] = useElementSize();
  const fitted = fitDevice(widths[view.device], stageSize);
  // The same function while the route is, because another one would forget the page that is shown.
  const attachFrame = useCallback(
    (element: HTMLIFrameElement | null) => previewFrame.attach(element, route ?? ''),
    [route],
  );
  useCanvasMessages(selection.kind === 'section' ? selection.index : undefined, view.scheme);
  return (
    <main className="preview" aria-label="Page">
      <PanelEdge panel="side" />
      <PanelEdge panel="form" />
      <PageBar view={view} onChange={setView} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a layout of its own. */}
      <div className="stage" ref={stage} tabIndex={-1} role="group" aria-label="Page content">
        {route && view.date !== '' ? (
          <>
            <iframe
              src={`/_edit/on?${new URLSearchParams({ route, date: view.date, version: String(version) })}`}
              title="The page on the chosen day"
              style={fitted.frame}
            />
            <p className="date-note" role="status">
              This is what visitors see on that day. Choose “Today” to write on the page.
            </p>
          </>
        ) : route && view.isComparing ? (
          <iframe
            src={changesAddress(route, 'new')}
            title="The page with its changes marked"
            style={fitted.frame}
          />
        ) : route ? (
          <>
            <iframe
              key={route}
              ref={attachFrame}
              src={route}
              title="Preview of the page"
              style={fitted.frame}
            />
            <CanvasOverlay key={`overlay ${route}`} style={fitted.overlay} scale={fitted.scale} />
          </>
        ) : (
          <p>Fix the errors on this page to see it here.</p>
        )}
      </div>
      {view.isComparing ? <SectionChanges /> : <PageStarts />}
      <DiagnosticList />
    </main>
  );
}

/** Returns a ref for an element, and the element's size whenever it changes. */
function useElementSize() {
  const element = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, size] as const;
}

/** Scales a device down to the available width instead of cutting it off. */
function fitDevice(width: number, available: { width: number; height: number }) {
  const scale = available.width > 0 ? Math.min(1, available.width / width) : 1;
  const marginInlineStart = Math.max(0, (available.width - width) / 2);
  return {
    scale,
    frame: {
      width,
      marginInlineStart,
      height: available.height / scale,
      transform: `scale(${scale})`,
    },
    overlay: { left: marginInlineStart, width: width * scale },
  } satisfies { scale: number; frame: CSSProperties; overlay: CSSProperties };
}
