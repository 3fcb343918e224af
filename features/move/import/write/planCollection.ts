import { emitMarkdown, type JsonValue } from '../../../_shared/yamlEdits/index.ts';
import type { PlacedListing } from '../place/placeListings.ts';
import { formatPages } from './formatPages.ts';
import { formatSchema } from './formatSchema.ts';
import type { WantedFile } from './planFiles.ts';

/** An article as a row of its collection. */
export interface PlannedRow {
  /** Path of its file. */
  path: string;
  /** What it comes from in the old site. */
  source: string;
  row: Record<string, JsonValue>;
}

/** Plans the files of a collection of articles: its rows, their schema, and their pages. */
export function planCollection(
  collection: string,
  planned: readonly PlannedRow[],
  listings: readonly PlacedListing[],
): WantedFile[] {
  const rows = planned.map(({ row }) => row);
  const columns = new Set(rows.flatMap((row) => Object.keys(row)));
  const isDated = columns.has('date');
  return [
    ...planned.map(({ path, source, row }) => ({ path, source, content: emitMarkdown(row) })),
    { path: `data/${collection}.schema.yaml`, source: '', content: formatSchema(rows) },
    {
      path: `pages/${collection}.yaml`,
      source: '',
      content: formatPages({ collection, columns, isDated, listings }),
    },
  ];
}
