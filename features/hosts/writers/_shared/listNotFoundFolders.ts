/** Lists the folders that have a page 404 of their own, with a slash at the end, the deepest first; the last is ''. */
export function listNotFoundFolders(files: readonly string[]): string[] {
  return files
    .filter((path) => path === '404.html' || path.endsWith('/404.html'))
    .map((path) => path.slice(0, -'404.html'.length))
    .sort((one, other) => other.length - one.length);
}
