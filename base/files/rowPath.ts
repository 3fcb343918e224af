/** Whether a path is the path of a Markdown file. */
export function isMarkdownPath(path: string): boolean {
  return /\.(?:md|markdown)$/i.test(path);
}

/**
 * Returns the collection and the key of the row in a Markdown file, by its path below the root of the
 * site: the key of `data/news/move.md` and of `data/news/move/index.md` is `move`. Undefined for files
 * that are no rows.
 */
export function parseRowPath(path: string): { collection: string; key: string } | undefined {
  const [, collection, folder, name] = rowPath.exec(path) ?? [];
  const key = folder ?? name;
  return collection !== undefined && key !== undefined && collection !== 'forms'
    ? { collection, key }
    : undefined;
}

const rowPath =
  /^(?:data|locales\/[^/.]+)\/([^/.][^/]*)\/(?:([^/.][^/]*)\/[Ii][Nn][Dd][Ee][Xx]|([^/.][^/]*))\.(?:[Mm][Dd]|[Mm][Aa][Rr][Kk][Dd][Oo][Ww][Nn])$/;
