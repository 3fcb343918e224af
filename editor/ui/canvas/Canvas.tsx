import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { Choice } from '../parts/Choice.tsx';
import { editorStore, openRoute, runInBackground, select } from '../state/editorStore.ts';
import { refresh } from '../state/openEditor.ts';
import { previewFrame } from '../state/previewFrame.ts';
import { DiagnosticList } from './DiagnosticList.tsx';

const widths = { Phone: 390, Tablet: 820, Desktop: 1280 };

/** The page as the site's renderer builds it, at the width of a device. */
export function Canvas() {
  const { page, selection, state, route } = useSnapshot(editorStore);
  const frame = useRef<HTMLIFrameElement>(null);
  const [device, setDevice] = useState<keyof typeof widths>('Desktop');
  const [stage, stageSize] = useElementSize();
  const section = selection.kind === 'section' ? selection.index : undefined;
  useEffect(() => {
    const postSelection = () =>
      frame.current?.contentWindow?.postMessage(
        { editor: 'selected', section, reveal: true },
        location.origin,
      );
    postSelection();
    const handleMessage = ({ data, origin, source }: MessageEvent) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return;
      if (data?.editor === 'select') select({ kind: 'section', index: Number(data.section) });
      if (data?.editor === 'ready') postSelection();
      if (data?.editor === 'key')
        dispatchEvent(
          new KeyboardEvent('keydown', { key: data.key, shiftKey: data.shiftKey, ctrlKey: true }),
        );
    };
    addEventListener('message', handleMessage);
    return () => removeEventListener('message', handleMessage);
  }, [section]);
  return (
    <main className="preview" aria-label="Page">
      <div className="devices">
        {(Object.keys(widths) as (keyof typeof widths)[]).map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={device === name}
            onClick={() => setDevice(name)}
          >
            {name}
          </button>
        ))}
        {page && page.routes.length > 1 && (
          <Choice
            label="Page of this entry"
            isLabelHidden
            value={route ?? ''}
            choices={page.routes}
            onChange={(next) => {
              openRoute(next);
              runInBackground(refresh());
            }}
          />
        )}
        {page && route && (
          <a href={route} target="_blank" rel="noreferrer">
            Open in new tab
          </a>
        )}
      </div>
      <div className="stage" ref={stage}>
        {route ? (
          <iframe
            key={route}
            ref={(element) => {
              frame.current = element;
              previewFrame.attach(element, route);
            }}
            src={route}
            title="Preview of the page"
            style={fitDevice(widths[device], stageSize)}
          />
        ) : (
          <p>Fix the errors on this page to see it here.</p>
        )}
      </div>
      <DiagnosticList diagnostics={state?.diagnostics ?? []} />
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
function fitDevice(width: number, available: { width: number; height: number }): CSSProperties {
  const scale = available.width > 0 ? Math.min(1, available.width / width) : 1;
  return {
    width,
    height: available.height / scale,
    transform: `scale(${scale})`,
    marginInlineStart: Math.max(0, (available.width - width) / 2),
  };
}
