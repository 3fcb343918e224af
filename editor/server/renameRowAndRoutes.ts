import type { RowPage } from '../protocol/RowPage.ts';
import { escapePattern } from '../yaml/commands/listLocatedTexts.ts';
import type { DraftSession } from './draft/DraftSession.ts';
import type { DraftSite } from './draft/DraftSite.ts';
import { listRowPages } from './listRowPages.ts';

/** Changes the key of a row with all references to it, and redirects the pages whose routes contain it. */
export async function renameRowAndRoutes(
  { session, draft }: { session: DraftSession; draft: DraftSite },
  { to, ...row }: { file: string; key: string; to: string },
): Promise<void> {
  const routes = listRowPages(await draft.checked(), row).flatMap((page) => {
    const route = renameInRoute(page, row.key, to);
    return route === page.route ? [] : [[page.route, route] as const];
  });
  session.applyCommands([{ kind: 'renameRow', row, key: to, routes }], `Rename ${row.key}`);
}

/** Returns the route of a page when its row has another key: `/{{ city.key }}-jobs` of `/oslo-jobs`. */
export function renameInRoute(
  { key: template, route, names }: Pick<RowPage, 'key' | 'route' | 'names'>,
  from: string,
  to: string,
): string {
  const parts = template.split(/(\{\{.*?\}\})/);
  const isKey = (part: string) =>
    names.some((name) => part.replaceAll(/[{}\s]/g, '') === `${name}.key`);
  const pattern = parts.map((part) =>
    isKey(part)
      ? `(${escapePattern(from)})`
      : part.startsWith('{{')
        ? '(.*)'
        : `(${escapePattern(part)})`,
  );
  const values = new RegExp(`^${pattern.join('')}$`).exec(route);
  if (!values) return route;
  return parts.map((part, index) => (isKey(part) ? to : values[index + 1])).join('');
}
