/** Returns the id of a section's title, which names its landmark; undefined without id or title. */
export function getTitleId({ id, title }: { id?: string; title?: string }): string | undefined {
  return id && title && `${id}-title`;
}
