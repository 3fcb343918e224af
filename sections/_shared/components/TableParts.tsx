import { Line } from '../text/Text.tsx';
import { TextOrTick } from './TextOrTick.tsx';

/** The data of a table. */
export interface TableData {
  caption: string;
  /** Whether the caption is for screen readers alone. */
  hidesCaption?: boolean;
  /** The first one contains the headings of the rows. */
  columns: readonly {
    name: string;
    align?: 'start' | 'end';
    highlight?: boolean;
  }[];
  /** The cells of each row; a single cell is a heading of the rows below it. */
  rows: readonly (readonly (string | boolean)[])[];
  /** Whether each cell carries the name of its column, for layouts in which it does not stand below it. */
  namesCells?: boolean;
}

/** The parts of a table: caption, head, and a body for each group of rows. */
export function TableParts({ caption, hidesCaption, columns, rows, namesCells }: TableData) {
  const [corner, ...others] = columns.map(({ name, align, highlight }) => ({
    name,
    marks: { 'data-align': align, 'data-highlight': highlight || undefined },
  }));
  return (
    <>
      <caption className={hidesCaption ? 'visually-hidden' : undefined}>
        <Line>{caption}</Line>
      </caption>
      <thead>
        <tr>
          {corner?.name ? <th scope="col">{corner.name}</th> : <td />}
          {others.map(({ name, marks }) => (
            <th key={name} scope="col" {...marks}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {groupRows(rows).map((group) => (
        <tbody key={String(group[0]?.[0])}>
          {group.map(([heading, ...cells]) => (
            <tr key={String(heading)}>
              <th
                {...(cells.length > 0
                  ? { scope: 'row' }
                  : { scope: 'rowgroup', colSpan: columns.length })}
              >
                <Line>{String(heading)}</Line>
              </th>
              {cells.length > 0 &&
                others.map(({ name, marks }, index) => (
                  <td key={name} data-column={namesCells ? name : undefined} {...marks}>
                    <TextOrTick value={cells[index]} />
                  </td>
                ))}
            </tr>
          ))}
        </tbody>
      ))}
    </>
  );
}

/** Groups rows: each heading begins a group. */
function groupRows(rows: TableData['rows']): TableData['rows'][] {
  const starts = rows.flatMap((cells, index) => (index === 0 || cells.length === 1 ? index : []));
  return starts.map((start, index) => rows.slice(start, starts[index + 1]));
}
