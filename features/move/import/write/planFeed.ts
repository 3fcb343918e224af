import type { JsonValue } from '../../../_shared/yamlEdits/index.ts';
import type { ImportedFeed } from '../model/ImportedSite.ts';
import { nameCollection } from '../place/nameCollection.ts';

/** Writes a feed as `pages.yaml` has it, with the newest rows of its collection. */
export function planFeed(
  { path, title, description, collection }: ImportedFeed & { path: string },
  rows: readonly Record<string, JsonValue>[],
) {
  const has = (column: string) => rows.some((row) => row[column] !== undefined);
  return {
    path,
    title,
    description: description ?? title,
    items: {
      from: nameCollection(collection),
      ...(rows.some((row) => row.date === undefined) && { where: { date: { exists: true } } }),
      sort: '-date',
      limit: 20,
      as: {
        title: '{{ it.title }}',
        to: '{{ it.address }}',
        date: '{{ it.date }}',
        text: '{{ it.description }}',
        ...(has('feedId') && { id: '{{ it.feedId | optional }}' }),
        ...(has('tags') && { tags: '{{ it.tags | optional }}' }),
      },
    },
  };
}
