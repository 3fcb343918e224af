import type { PageSummary } from '../../protocol/PageSummary.ts';
import { humanizeKey } from '../parts/humanizeKey.ts';

/** A page, or a folder without a page, with the pages whose routes continue its route. */
export interface PageNode {
  id: string;
  route: string;
  name: string;
  /** Absent for a folder. */
  page?: PageSummary;
  children: PageNode[];
}

/**
 * Arranges pages by their routes, in the order of the manifest: `/services/audit` below `/services`.
 * Pages with a common beginning, which is the route of no page, are in a folder.
 */
export function nestPages(pages: readonly PageSummary[]): PageNode[] {
  const nodes = pages.map(
    (page): PageNode => ({
      id: pageId(page),
      route: page.key,
      name: page.name,
      page,
      children: [],
    }),
  );
  const byRoute = new Map(nodes.map((node) => [node.route, node]));
  const roots: PageNode[] = [];
  const place = (node: PageNode): void => {
    const route = node.route.slice(0, Math.max(0, node.route.lastIndexOf('/')));
    if (route === '') {
      roots.push(node);
      return;
    }
    const parent = byRoute.get(route) ?? createFolder(route);
    if (!byRoute.has(route)) {
      byRoute.set(route, parent);
      place(parent);
    }
    parent.children.push(node);
  };
  nodes.forEach(place);
  const last = lastNodes;
  lastNodes = new Map();
  return roots.flatMap(withoutSmallFolders).map((node) => reuse(node, last));
}

function createFolder(route: string): PageNode {
  const name = humanizeKey(route.slice(route.lastIndexOf('/') + 1));
  return { id: `folder ${route}`, route, name, children: [] };
}

/** Replaces a folder of one entry by the entry. */
function withoutSmallFolders(node: PageNode): PageNode[] {
  const children = node.children.flatMap(withoutSmallFolders);
  return !node.page && children.length < 2 ? children : [{ ...node, children }];
}

/** Returns the last node of the same page with the same children: what is drawn for it is kept then. */
function reuse(node: PageNode, last: ReadonlyMap<string, PageNode>): PageNode {
  const children = node.children.map((child) => reuse(child, last));
  const known = last.get(node.id);
  const isSame =
    known?.page === node.page &&
    known?.children.length === children.length &&
    children.every((child, index) => child === known.children[index]);
  const kept = known && isSame ? known : { ...node, children };
  lastNodes.set(node.id, kept);
  return kept;
}

let lastNodes = new Map<string, PageNode>();

/** Returns the page below a page in the list, or above the last one. */
export function findNeighbour(
  pages: readonly PageSummary[],
  { file, key }: { file: string; key: string },
): PageSummary | undefined {
  const list = (nodes: readonly PageNode[]): PageSummary[] =>
    nodes.flatMap(({ page, children }) => [...(page ? [page] : []), ...list(children)]);
  const rows = list(nestPages(pages));
  const at = rows.findIndex((row) => row.file === file && row.key === key);
  return rows[at + 1] ?? rows[at - 1];
}

/** Returns the identity of an entry of `pages:`. */
export function pageId({ file, key }: { file: string; key: string }): string {
  return `${file} ${key}`;
}
