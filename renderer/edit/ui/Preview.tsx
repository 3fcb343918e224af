import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { runInBackground, openPage, openRoute, select, editorStore } from './EditorStore.ts';
import { previewFrame } from './previewFrame.ts';

const widths = { Phone: 390, Tablet: 820, Desktop: 1280 };

/** The page itself, as the site's own renderer makes it, at the width of a device. */
export function Canvas() {
  const { page, selection, state, route: shown } = useSnapshot(editorStore);
  const frame = useRef<HTMLIFrameElement>(null);
  const [device, setDevice] = useState<keyof typeof widths>('Desktop');
  const [stage, room] = useElementSize();
  const section = selection.kind === 'section' ? selection.index : undefined;
  useEffect(() => {
    const tellFrame = () =>
      frame.current?.contentWindow?.postMessage(
        { editor: 'selected', section, reveal: true },
        location.origin,
      );
    tellFrame();
    const hear = ({ data, origin, source }: MessageEvent) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return;
      if (data?.editor === 'select') select({ kind: 'section', index: Number(data.section) });
      if (data?.editor === 'ready') tellFrame();
      if (data?.editor === 'key')
        dispatchEvent(
          new KeyboardEvent('keydown', { key: data.key, shiftKey: data.shiftKey, ctrlKey: true }),
        );
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
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
          <select
            aria-label="Page of this entry"
            value={shown}
            onChange={(event) => openRoute(event.target.value)}
          >
            {page.routes.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        )}
        {page && shown && (
          <a href={shown} target="_blank" rel="noreferrer">
            Open in new tab
          </a>
        )}
      </div>
      <div className="stage" ref={stage}>
        {shown ? (
          <iframe
            key={shown}
            ref={(element) => {
              frame.current = element;
              previewFrame.attach(element, shown);
            }}
            src={shown}
            title="Preview of the page"
            style={fitDevice(widths[device], room)}
          />
        ) : (
          <p>Fix the errors on this page to see it here.</p>
        )}
      </div>
      <DiagnosticList diagnostics={state?.diagnostics ?? []} />
    </main>
  );
}

function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}

function DiagnosticList({
  diagnostics,
}: {
  diagnostics: readonly {
    file: string;
    line: number;
    severity: string;
    code: string;
    message: string;
    hint?: string | undefined;
    path?: string | undefined;
  }[];
}) {
  if (diagnostics.length === 0) return null;
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  return (
    <details className="problems" open={errors > 0}>
      <summary>{`${count(errors, 'error')}, ${count(diagnostics.length - errors, 'warning')}`}</summary>
      <ul>
        {diagnostics.slice(0, 100).map((one) => (
          <li
            key={`${one.file} ${one.line} ${one.code} ${one.message}`}
            data-severity={one.severity}
          >
            <button type="button" className="row" onClick={() => openForm(one)}>
              <span>{one.message}</span> {one.hint && <em>{one.hint}</em>}{' '}
              <small>{`${one.file}:${one.line} ${one.code}`}</small>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The width and height an element has, as it changes. */
function useElementSize() {
  const element = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, room] as const;
}

/** A device that is wider than the room for it is shown smaller, not cut off. */
function fitDevice(width: number, room: { width: number; height: number }): CSSProperties {
  const scale = room.width > 0 ? Math.min(1, room.width / width) : 1;
  return {
    width,
    height: room.height / scale,
    transform: `scale(${scale})`,
    marginInlineStart: Math.max(0, (room.width - width) / 2),
  };
}

/** Opens the form in which a problem can be mended. */
function openForm({ file, path = '' }: { file: string; path?: string | undefined }) {
  const [, part, name = '', , index] = path
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  if (part === 'pages')
    runInBackground(
      openPage(
        { file, key: name },
        index ? { kind: 'section', index: Number(index) } : { kind: 'page' },
      ),
    );
  else if (part === 'blocks') select({ kind: 'block', name });
  else if (part === 'site') select({ kind: 'site' });
  else if (part && file.startsWith('data/')) select({ kind: 'row', file, key: part });
}
