import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Diagnostic } from '../../../schema/diagnostics/Diagnostic.ts';
import { toJsonPointer } from '../../../schema/yaml/toJsonPointer.ts';
import type { SectionView } from '../../protocol.ts';
import { Sortable } from '../parts/Sortable.tsx';
import { summarize } from '../parts/summarize.ts';
import { countErrorsWithin } from '../state/diagnosticsAt.ts';
import { editorStore, runInBackground, select } from '../state/editorStore.ts';
import { runCommands } from '../state/requestQueue.ts';
import { Gallery } from './Gallery.tsx';
import { SectionActions } from './SectionActions.tsx';

/** The sections of the open page, to select, move and add. */
export function SectionList() {
  const { page, selection, state } = useSnapshot(editorStore);
  const [adding, setAdding] = useState(false);
  if (!page) return null;
  const { file, key } = page;
  const path = ['pages', key, 'sections'];
  const labels = page.sections.map((section) => labelOf(section as SectionView));
  const countErrors = (index: number) => {
    const diagnostics = (state?.diagnostics ?? []) as readonly Diagnostic[];
    return countErrorsWithin(diagnostics, file, toJsonPointer([...path, index]));
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
          const errors = countErrors(index);
          const raw: Readonly<Record<string, unknown>> = page.sections[index]?.raw ?? {};
          const isOpen = selection.kind === 'section' && selection.index === index;
          return (
            <>
              <div className="line" data-open={isOpen}>
                {handle}
                <button
                  type="button"
                  className="row"
                  aria-current={isOpen ? 'true' : undefined}
                  onClick={() => select({ kind: 'section', index })}
                >
                  <span>{labels[index]}</span>
                  {'use' in raw && <em>block</em>}
                  {raw.draft === true && <em>hidden</em>}
                  {errors > 0 && (
                    <strong className="count">{`${errors} ${errors === 1 ? 'problem' : 'problems'}`}</strong>
                  )}
                </button>
              </div>
              {isOpen && <SectionActions index={index} />}
            </>
          );
        }}
      </Sortable>
      {adding && <Gallery onClose={() => setAdding(false)} />}
    </section>
  );
}

function labelOf({ raw, resolved }: SectionView): string {
  const type = String(resolved?.type ?? raw.type ?? raw.use ?? 'section');
  const summary = summarize(resolved ?? raw);
  return summary ? `${type}: ${summary}` : type;
}
