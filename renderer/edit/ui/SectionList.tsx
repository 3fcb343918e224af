import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Diagnostic } from '../../../schema/diagnostics/Diagnostic.ts';
import type { SectionUse } from '../protocol.ts';
import { countErrorsWithin, pointerTo } from './diagnosticsAt.ts';
import { runInBackground, runCommands, select, editorStore } from './EditorStore.ts';
import { Gallery } from './Gallery.tsx';
import { SectionActions } from './SectionActions.tsx';
import { Sortable } from './Sortable.tsx';
import { summarize } from './words.ts';

/** The sections of the page, from top to bottom: to select, drag, and add to. */
export function SectionList() {
  const { page, selection, state } = useSnapshot(editorStore);
  const [adding, setAdding] = useState(false);
  if (!page) return null;
  const { file, key } = page;
  const path = ['pages', key, 'sections'];
  const labels = page.sections.map((use) => labelOf(use as SectionUse));
  const wrong = (index: number) => {
    const diagnostics = (state?.diagnostics ?? []) as readonly Diagnostic[];
    return countErrorsWithin(diagnostics, file, pointerTo([...path, index]));
  };
  const move = (from: number, to: number) => {
    runInBackground(
      runCommands(
        [{ kind: 'edit', file, edit: { kind: 'move', path, from, to } }],
        `Move ${labels[from]}`,
      ),
    );
    select({ kind: 'section', index: to });
  };
  return (
    <section className="sections" aria-label="Sections">
      <div className="head">
        <h2>Sections</h2>
        <button type="button" onClick={() => setAdding(true)}>
          Add section
        </button>
      </div>
      <button
        type="button"
        className="row"
        aria-current={selection.kind === 'page' ? 'true' : undefined}
        onClick={() => select({ kind: 'page' })}
      >
        Title, description and address
      </button>
      <Sortable labels={labels} onMove={move}>
        {(index, handle) => {
          const raw: Readonly<Record<string, unknown>> = page.sections[index]?.raw ?? {};
          const open = selection.kind === 'section' && selection.index === index;
          return (
            <>
              <div className="line" data-open={open}>
                {handle}
                <button
                  type="button"
                  className="row"
                  aria-current={open ? 'true' : undefined}
                  onClick={() => select({ kind: 'section', index })}
                >
                  <span>{labels[index]}</span>
                  {'use' in raw && <em>block</em>}
                  {raw.draft === true && <em>hidden</em>}
                  {wrong(index) > 0 && (
                    <strong className="count">{`${wrong(index)} ${wrong(index) === 1 ? 'problem' : 'problems'}`}</strong>
                  )}
                </button>
              </div>
              {open && <SectionActions index={index} />}
            </>
          );
        }}
      </Sortable>
      {adding && <Gallery onClose={() => setAdding(false)} />}
    </section>
  );
}

function labelOf({ raw, resolved }: SectionUse): string {
  const type = String(resolved?.type ?? raw.type ?? raw.use ?? 'section');
  const words = summarize(resolved ?? raw);
  return words ? `${type}: ${words}` : type;
}
