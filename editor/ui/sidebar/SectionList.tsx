import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { toJsonPointer } from '../../../base/text/toJsonPointer.ts';
import type { Diagnostic } from '../../../schema/vocabulary.ts';
import type { SectionView } from '../../protocol/PageView.ts';
import { ActionMenu } from '../parts/ActionMenu.tsx';
import { describePublication } from '../parts/describePublication.ts';
import { ErrorCount } from '../parts/ErrorCount.tsx';
import { Sortable } from '../parts/Sortable.tsx';
import { SectionAuthors } from '../publish/SectionAuthors.tsx';
import { countErrorsWithin } from '../state/diagnosticsAt.ts';
import { editorStore, openDialog, select } from '../state/editorStore.ts';
import { hasSamples } from '../state/hasSamples.ts';
import { focusFormByKeyboard } from '../state/revealField.ts';
import { ContentRow } from './ContentRow.tsx';
import { labelSection } from './labelSection.ts';
import { listSectionActions, requestSectionMove } from './listSectionActions.ts';
import { type SectionAction, SectionDialog } from './SectionDialog.tsx';

/** The sections of the open page, to select, move and add, between the header and the footer of the site. */
export function SectionList() {
  const { page, selection, state } = useSnapshot(editorStore);
  const [action, setAction] = useState<SectionAction>();
  if (!page) return null;
  if (page.isUnreadable)
    return (
      <section className="sections" aria-label="Sections">
        <h2>Sections</h2>
        <p className="hint">They appear once the YAML of the page is valid.</p>
      </section>
    );
  const diagnostics = (state?.diagnostics ?? []) as readonly Diagnostic[];
  const sections = page.sections as readonly SectionView[];
  const labels = sections.map(labelSection);
  return (
    <section className="sections" aria-label="Sections">
      <div className="head">
        <h2>Sections</h2>
        <button type="button" onClick={() => openDialog('add-section')}>
          Add section
        </button>
      </div>
      <ContentRow target={{ kind: 'page' }}>Title, description and address</ContentRow>
      <ContentRow target={{ kind: 'site', panel: 'Menu' }}>
        <span>Header</span>
        <em>all pages</em>
      </ContentRow>
      <Sortable
        label="Sections"
        labels={labels}
        current={selection.kind === 'section' ? selection.index : undefined}
        onMove={(from, to) => requestSectionMove(from, to, labels[from])}
      >
        {(index, place) => {
          const raw = sections[index]?.raw ?? {};
          const publication = describePublication(raw, new Date(), state?.site.timeZone);
          const path = toJsonPointer(['pages', page.key, 'sections', index]);
          return (
            <>
              <button
                type="button"
                className="row"
                aria-current={selection.kind === 'section' && selection.index === index}
                onClick={(event) => {
                  select({ kind: 'section', index });
                  focusFormByKeyboard(event);
                }}
              >
                <span>{labels[index]}</span>
                {'use' in raw && <em>block</em>}
                {hasSamples(raw) && <em className="sample">sample</em>}
                {publication && <em title={publication.label}>{publication.state}</em>}
                <SectionAuthors section={index} />
                <ErrorCount count={countErrorsWithin(diagnostics, page.file, path)} />
              </button>
              <ActionMenu
                label={`Actions for ${labels[index]}`}
                listActions={() => listSectionActions(index, place, setAction)}
              />
            </>
          );
        }}
      </Sortable>
      <ContentRow target={{ kind: 'site', panel: 'Footer' }}>
        <span>Footer</span>
        <em>all pages</em>
      </ContentRow>
      {action && <SectionDialog action={action} onClose={() => setAction(undefined)} />}
    </section>
  );
}
