import { isMapping } from '../../../../base/values/isMapping.ts';
import { commonColumns, formatScalar } from '../../../../schema/index.ts';
import type { JsonValue } from '../../../_shared/yamlEdits/index.ts';
import { readDate } from '../text/readDate.ts';

/** What the columns that the writer knows are for. */
const descriptions: Readonly<Record<string, string>> = {
  title: 'Title of the article.',
  description: 'What it is about, for search engines and lists.',
  date: 'When it was published.',
  updated: 'When it last changed.',
  address: 'Its address.',
  oldAddresses: 'Old addresses that lead to it.',
  image: 'The picture at the top.',
  feedId: 'Its id in the feed of the old site.',
};

const formatsOf: Readonly<Record<string, string>> = { date: 'moment', updated: 'moment' };

/** Writes the row schema of a collection, with a line for each column and the types that fit all rows. */
export function formatSchema(rows: readonly Readonly<Record<string, JsonValue>>[]): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter(
    (name) => name !== 'body' && !Object.hasOwn(commonColumns, name),
  );
  const required = names.filter((name) => rows.every((row) => Object.hasOwn(row, name)));
  const lines = names.map((name) => {
    const values = rows.flatMap((row) =>
      Object.hasOwn(row, name) ? [row[name] as JsonValue] : [],
    );
    const description = descriptions[name];
    const entries = [
      ...describeType(values, formatsOf[name]),
      ...(description ? [`description: ${quote(description)}`] : []),
    ];
    return `  ${quote(name)}: ${entries.length > 0 ? `{ ${entries.join(', ')} }` : '{}'}`;
  });
  return `type: object
additionalProperties: false
${required.length > 0 ? `required: [${required.map(quote).join(', ')}]\n` : ''}properties:
${lines.length > 0 ? lines.join('\n') : '  {}'}
`;
}

function describeType(values: readonly JsonValue[], format?: string): string[] {
  if (format) return ['type: string', `format: ${format}`];
  if (values.every(Array.isArray)) {
    const items = values.flat() as JsonValue[];
    const inner = items.length > 0 ? describeType(items) : [];
    return ['type: array', ...(inner.length > 0 ? [`items: { ${inner.join(', ')} }`] : [])];
  }
  if (values.every(isMapping)) return ['type: object'];
  const [kind = 'string', ...others] = new Set(values.map((value) => typeof value));
  if (others.length > 0 || kind === 'object') return [];
  if (
    kind === 'string' &&
    values.every(
      (value) => /^\d{4}-\d\d-\d\d(?:[T ]|$)/.test(String(value)) && readDate(value) === value,
    )
  )
    return ['type: string', 'format: moment'];
  return [`type: ${kind}`];
}

function quote(text: string): string {
  return formatScalar(text, { flow: true });
}
