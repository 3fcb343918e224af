import { memo } from 'react';
import { ActionMenu } from '../parts/ActionMenu.tsx';
import { Sortable } from '../parts/Sortable.tsx';
import { select } from '../state/editorStore.ts';
import { listSectionActions, requestSectionMove } from './listSectionActions.ts';
import type { SectionAction } from './SectionDialog.tsx';

/** What the list shows of a section. */
export interface SectionRow {
  label: string;
  isBlock: boolean;
  isHidden: boolean;
  errors: number;
}

interface SectionRowsProps {
  rows: readonly SectionRow[];
  selected: number | undefined;
  /** Called for actions that need a name first. */
  onAsk(action: SectionAction): void;
}

/** The sections as a list. Memoized, because most letters that authors type do not change it. */
export const SectionRows = memo(({ rows, selected, onAsk }: SectionRowsProps) => (
  <Sortable
    label="Sections"
    labels={rows.map(({ label }) => label)}
    selected={selected}
    onSelect={(index) => select({ kind: 'section', index })}
    onMove={(from, to) => requestSectionMove(from, to, rows[from]?.label)}
  >
    {(index) => {
      const { label = '', isBlock, isHidden, errors = 0 } = rows[index] ?? {};
      return (
        <>
          <div className="row">
            <span>{label}</span>
            {isBlock && <em>block</em>}
            {isHidden && <em>hidden</em>}
            {errors > 0 && (
              <strong className="count">{`${errors} ${errors === 1 ? 'problem' : 'problems'}`}</strong>
            )}
          </div>
          <ActionMenu
            label={`Actions for ${label}`}
            listActions={() => listSectionActions(index, onAsk)}
          />
        </>
      );
    }}
  </Sortable>
));
