/** Whether a page answers addresses that do not exist: `/404`, in another language `/es/404`. */
export function isNotFoundRoute(route: string): boolean {
  return route.endsWith('/404');
}
