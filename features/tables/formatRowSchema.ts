import { formatScalar } from '../../schema/index.ts';
import type { ColumnType } from './proposeType.ts';
import type { TableColumn } from './readTableColumns.ts';

/** Writes a row schema, with a line for each column. */
export function formatRowSchema(columns: readonly TableColumn[]): string {
  const names = new Set(columns.map(({ path: [name = ''] }) => name));
  const required = columns
    .filter(({ isRequired }) => isRequired)
    .map(({ path: [name = ''] }) => name);
  const lines = [...names].flatMap((name) => {
    const own = columns.filter(({ path }) => path[0] === name);
    const [first] = own;
    if (own.length === 1 && first?.path.length === 1)
      return `  ${quote(name)}: ${formatColumn(first)}`;
    const inner = own.map(({ path: [, key = '', ...deeper], ...column }) =>
      deeper.length > 0
        ? `      ${quote(key)}: { type: object }`
        : `      ${quote(key)}: ${formatColumn(column)}`,
    );
    return [`  ${quote(name)}:`, '    type: object', '    properties:', ...new Set(inner)];
  });
  return `type: object
additionalProperties: false
${required.length > 0 ? `required: [${[...new Set(required)].map(quote).join(', ')}]\n` : ''}properties:
${lines.join('\n')}
`;
}

function formatColumn({ type, title }: Pick<TableColumn, 'type' | 'title'>): string {
  const entries = [...formatType(type), ...(title ? [`title: ${quote(title)}`] : [])];
  return entries.length > 0 ? `{ ${entries.join(', ')} }` : '{}';
}

function formatType({ type, format, items }: ColumnType): string[] {
  return [
    ...(type ? [`type: ${type}`] : []),
    ...(format ? [`format: ${format}`] : []),
    ...(items ? [`items: { ${formatType(items).join(', ')} }`] : []),
  ];
}

function quote(text: string): string {
  return formatScalar(text, { flow: true });
}
