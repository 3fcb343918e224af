/** Returns the rows that a page binds with `with:`, by the names it gives them. */
export function collectBoundRows(
  page: Readonly<Record<string, unknown>> | undefined,
  collections: readonly { readonly name: string; readonly file: string }[] | undefined,
): Record<string, { file: string; key: string }> {
  return Object.fromEntries(
    Object.entries((page?.with ?? {}) as Record<string, unknown>).flatMap(([name, reference]) => {
      const [collection, key] = String(reference).split('.');
      const file = collections?.find((candidate) => candidate.name === collection)?.file;
      return file && key ? [[name, { file, key }]] : [];
    }),
  );
}
