import {
  type CSSProperties,
  type KeyboardEvent,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { toJsonPointer } from '../../../base/text/toJsonPointer.ts';
import { ActionMenu, type MenuAction } from '../parts/ActionMenu.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Hint } from '../parts/Hint.tsx';
import { getLabel } from '../parts/humanizeKey.ts';
import { IconButton } from '../parts/IconButton.tsx';
import { Sortable } from '../parts/Sortable.tsx';
import { ToolIcon } from '../parts/ToolIcon.tsx';
import { FieldDiagnostics } from './FieldDiagnostics.tsx';
import type { FieldProps } from './FieldProps.ts';
import { type FieldEdit, hasErrors, useForm } from './SchemaFormContext.ts';
import { ColumnNames, readCellText, showCell, takesMarks } from './tableCells.ts';
import { useCellPaste } from './useCellPaste.ts';

/**
 * A table as a grid: Tab leads from cell to cell, Enter to the cell below, and cells of a spreadsheet can be
 * pasted.
 */
export function TableField(props: FieldProps) {
  const [isWide, setWide] = useState(false);
  const { name, schema, path } = props;
  const label = getLabel(name, schema);
  const id = useId();
  return (
    <fieldset className="group" aria-describedby={id}>
      <legend>{label}</legend>
      <div className="head">
        <Hint
          text={
            takesMarks(schema)
              ? 'Write ✓ for a check mark and – for a dash. Paste cells of a spreadsheet into any cell.'
              : 'Paste cells of a spreadsheet into any cell.'
          }
        />
        <IconButton icon="maximize-2" label={`Open ${label} wide`} onClick={() => setWide(true)} />
      </div>
      <FieldDiagnostics at={path} id={id} />
      <Grid {...props} label={label} />
      {isWide && (
        <Dialog title={label} wide onClose={() => setWide(false)}>
          <Grid {...props} label={label} />
        </Dialog>
      )}
    </fieldset>
  );
}

type Rows = readonly (readonly unknown[])[];

function Grid({ schema, value, path, order, label }: FieldProps & { label: string }) {
  const { edit, diagnosticsAt } = useForm();
  const columns = useContext(ColumnNames);
  const grid = useRef<HTMLDivElement>(null);
  const wanted = useRef<readonly [row: number, column: number]>(undefined);
  const rows = (Array.isArray(value) ? value : []).map((row) => (Array.isArray(row) ? row : []));
  const width = Math.max(columns.length, ...rows.map((row) => row.length), 1);
  const itemSchema = schema.items ?? {};
  const pasteCells = useCellPaste({ items: rows, itemSchema, path, label, width });
  const focus = (row: number, column: number) => {
    const cell = grid.current?.querySelector<HTMLElement>(
      `[data-cell="${row} ${Math.min(column, (rows[row]?.length ?? 1) === 1 ? 0 : column)}"]`,
    );
    cell?.focus();
    return cell !== null && cell !== undefined;
  };
  useEffect(() => {
    if (wanted.current && focus(...wanted.current)) wanted.current = undefined;
  });
  const add = (at: number) => {
    const row = Array<string>(width).fill('');
    wanted.current = [at, 0];
    edit(
      value === undefined
        ? { kind: 'set', path, value: [row], order }
        : { kind: 'insert', path, index: at, value: row },
      'Add a row',
    );
  };
  const listActions = (row: number, place: number): MenuAction[] => [
    { name: 'Insert a row below', run: () => add(place + 1) },
    {
      name: 'Duplicate',
      run: () => edit({ kind: 'duplicate', path: [...path, place] }, 'Duplicate the row'),
    },
    ...(width > 1
      ? [
          {
            name: isHeading(rows, row, width) ? 'Turn into a row' : 'Turn into a heading',
            run: () => edit(toggleHeading(rows, row, width, [...path, place]), 'Change the row'),
          },
        ]
      : []),
    {
      name: 'Remove',
      isDanger: true,
      run: () => edit({ kind: 'remove', path: [...path, place] }, 'Remove the row'),
    },
  ];
  const handleKey = (event: KeyboardEvent<HTMLInputElement>, row: number, column: number) => {
    const last = isHeading(rows, row, width) ? 0 : width - 1;
    const move = (isDone: boolean) => isDone && event.preventDefault();
    if (event.key === 'Tab' && !event.shiftKey)
      move(column < last ? focus(row, column + 1) : focus(row + 1, 0));
    else if (event.key === 'Tab')
      move(column > 0 ? focus(row, column - 1) : focus(row - 1, lastCell(rows, row - 1, width)));
    else if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      const to = row + (event.key === 'ArrowUp' ? -1 : 1);
      event.preventDefault();
      if (to < 0 || to >= rows.length) return;
      wanted.current = [to, column];
      edit({ kind: 'move', path, from: row, to }, 'Move the row');
    } else if (event.key === 'ArrowUp') move(focus(row - 1, column));
    else if (event.key === 'ArrowDown') move(focus(row + 1, column));
    else if (event.key === 'Enter') {
      event.preventDefault();
      if (!focus(row + 1, column)) add(rows.length);
    }
  };
  return (
    <>
      <div
        className="grid-field"
        ref={grid}
        style={{ '--columns': width } as CSSProperties}
        onPasteCapture={pasteCells}
      >
        {columns.length > 0 && (
          <div className="grid-head" aria-hidden="true">
            {Array.from({ length: width }, (_, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity
              <span key={column}>{columns[column]}</span>
            ))}
          </div>
        )}
        <Sortable
          label={label}
          labels={rows.map((row, index) => showCell(row[0]) || `Row ${index + 1}`)}
          onMove={(from, to) => edit({ kind: 'move', path, from, to }, 'Move the row')}
        >
          {(row, place) => (
            <>
              <div className="grid-row">
                {Array.from({ length: isHeading(rows, row, width) ? 1 : width }, (_, column) => (
                  <Cell
                    // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other identity
                    key={column}
                    label={`${columns[column] || `Column ${column + 1}`}, row ${place + 1}`}
                    place={`${place} ${column}`}
                    isHeading={isHeading(rows, row, width)}
                    isInvalid={hasErrors(diagnosticsAt([...path, place, column]))}
                    pointer={toJsonPointer([...path, place, column])}
                    value={rows[row]?.[column]}
                    onChange={(text) => {
                      const cell = readCellText(text, itemSchema);
                      const cells = rows[row] ?? [];
                      edit(
                        column < cells.length
                          ? { kind: 'set', path: [...path, place, column], value: cell, order: [] }
                          : {
                              kind: 'set',
                              path: [...path, place],
                              value: fillRow(cells, column, cell),
                              order: [],
                            },
                        `Edit ${columns[column] ?? label}`,
                      );
                    }}
                    onKeyDown={(event) => handleKey(event, place, column)}
                  />
                ))}
                <FieldDiagnostics at={[...path, place]} />
                {rows[row]?.map((_, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other identity
                  <FieldDiagnostics key={column} at={[...path, place, column]} />
                ))}
              </div>
              <ActionMenu
                label={`Actions for row ${place + 1}`}
                listActions={() => listActions(row, place)}
              />
            </>
          )}
        </Sortable>
      </div>
      <button type="button" onClick={() => add(rows.length)}>
        <ToolIcon name="plus" />
        Add a row
      </button>
    </>
  );
}

interface CellProps {
  label: string;
  /** Row and column. */
  place: string;
  isHeading: boolean;
  isInvalid: boolean;
  pointer: string;
  value: unknown;
  onChange(text: string): void;
  onKeyDown(event: KeyboardEvent<HTMLInputElement>): void;
}

function Cell({ label, place, isHeading, isInvalid, pointer, value, ...on }: CellProps) {
  const saved = showCell(value);
  const [typed, setTyped] = useState<string>();
  return (
    <div className="at" data-at={pointer}>
      <input
        aria-label={label}
        data-cell={place}
        data-heading={isHeading}
        aria-invalid={isInvalid}
        // The server answers late: until the cell is left, it shows what was typed.
        value={typed ?? saved}
        onChange={({ target }) => {
          setTyped(target.value);
          on.onChange(target.value);
        }}
        onBlur={() => setTyped(undefined)}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onKeyDown={on.onKeyDown}
      />
    </div>
  );
}

/** Whether a row is a heading above the rows below it: it has one cell. */
function isHeading(rows: Rows, row: number, width: number): boolean {
  return width > 1 && rows[row]?.length === 1;
}

function lastCell(rows: Rows, row: number, width: number): number {
  return isHeading(rows, row, width) ? 0 : width - 1;
}

function toggleHeading(
  rows: Rows,
  row: number,
  width: number,
  path: (string | number)[],
): FieldEdit {
  const [first = ''] = rows[row] ?? [];
  const others = isHeading(rows, row, width) ? Array<string>(width - 1).fill('') : [];
  return { kind: 'set', path, value: [String(first), ...others], order: [] };
}

/** Returns a row with a cell behind its last one, and empty cells between them. */
function fillRow(cells: readonly unknown[], column: number, cell: string | boolean) {
  return Array.from({ length: column + 1 }, (_, index) =>
    index === column ? cell : ((cells[index] ?? '') as string | boolean),
  );
}
