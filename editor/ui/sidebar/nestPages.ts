import type { PageSummary } from '../../protocol.ts';

/** A page with the pages whose routes continue its route. */
export interface PageNode {
  id: string;
  page: PageSummary;
  children: PageNode[];
}

/** Arranges pages by their routes, in the order of the manifest: `/services/audit` below `/services`. */
export function nestPages(pages: readonly PageSummary[]): PageNode[] {
  const nodes = pages.map((page): PageNode => ({ id: pageId(page), page, children: [] }));
  const byRoute = new Map(nodes.map((node) => [node.page.key, node]));
  return nodes
    .filter((node) => {
      const parent = findParent(node.page.key, byRoute);
      parent?.children.push(node);
      return !parent;
    })
    .map(reuse);
}

/** Returns the last node of the same page with the same children: what is drawn for it is kept then. */
function reuse({ id, page, children }: PageNode): PageNode {
  const nested = children.map(reuse);
  const last = lastNodes.get(page);
  const isSame =
    last?.children.length === nested.length &&
    nested.every((child, index) => child === last.children[index]);
  if (last && isSame) return last;
  const node = { id, page, children: nested };
  lastNodes.set(page, node);
  return node;
}

const lastNodes = new WeakMap<PageSummary, PageNode>();

/** Returns the identity of an entry of `pages:`. */
export function pageId({ file, key }: { file: string; key: string }): string {
  return `${file} ${key}`;
}

function findParent(route: string, nodes: Map<string, PageNode>): PageNode | undefined {
  const end = route.lastIndexOf('/');
  if (end <= 0) return undefined;
  const parent = route.slice(0, end);
  return nodes.get(parent) ?? findParent(parent, nodes);
}
