/** Writes the query into the address of the page, for Back, reloads and shared links. */
export function saveQuery(field: HTMLInputElement | null): void {
  const address = new URL(location.href);
  const query = field?.value.trim() ?? '';
  if (query === (address.searchParams.get('q') ?? '')) return;
  if (query) address.searchParams.set('q', query);
  else address.searchParams.delete('q');
  history.replaceState(history.state, '', address);
}
