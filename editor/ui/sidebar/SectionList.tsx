import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Diagnostic } from '../../../schema/diagnostics/Diagnostic.ts';
import { toJsonPointer } from '../../../schema/yaml/toJsonPointer.ts';
import type { SectionView } from '../../protocol.ts';
import { summarize } from '../parts/summarize.ts';
import { useSettled } from '../parts/useSettled.ts';
import { countErrorsWithin } from '../state/diagnosticsAt.ts';
import { editorStore, select } from '../state/editorStore.ts';
import { Gallery } from './Gallery.tsx';
import { type SectionAction, SectionDialog } from './SectionDialog.tsx';
import { type SectionRow, SectionRows } from './SectionRows.tsx';

/** The sections of the open page, to select, move and add. */
export function SectionList() {
  const { page, selection, state } = useSnapshot(editorStore);
  const [adding, setAdding] = useState(false);
  const [action, setAction] = useState<SectionAction>();
  const diagnostics = (state?.diagnostics ?? []) as readonly Diagnostic[];
  // Typing a title changes the label of its section, which need not show at once.
  const rows = useSettled(
    (page?.sections ?? []).map(({ raw, resolved }, index): SectionRow => {
      const path = toJsonPointer(['pages', page?.key ?? '', 'sections', index]);
      return {
        label: labelOf({ raw, resolved } as SectionView),
        isBlock: 'use' in raw,
        isHidden: raw.draft === true,
        errors: countErrorsWithin(diagnostics, page?.file ?? '', path),
      };
    }),
  );
  if (!page) return null;
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
      <SectionRows
        rows={rows}
        selected={selection.kind === 'section' ? selection.index : undefined}
        onAsk={setAction}
      />
      {action && <SectionDialog action={action} onClose={() => setAction(undefined)} />}
      {adding && <Gallery onClose={() => setAdding(false)} />}
    </section>
  );
}

function labelOf({ raw, resolved }: SectionView): string {
  const type = String(resolved?.type ?? raw.type ?? raw.use ?? 'section');
  const summary = summarize(resolved ?? raw);
  return summary ? `${type}: ${summary}` : type;
}
