/** Maps a file or folder to the files or folders that it imports. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Finds import cycles, types included (Tarjan's strongly connected components).
 *
 * @returns each cycle as the sorted names of its members
 */
export function importCycles(graph: ImportGraph): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];
  const visit = (node: string) => {
    order.set(node, order.size);
    lowest.set(node, order.get(node) as number);
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) visit(next);
      if (stack.includes(next)) lowest.set(node, Math.min(low(node), low(next)));
    }
    if (lowest.get(node) !== order.get(node)) return;
    const members = stack.splice(stack.indexOf(node));
    if (members.length > 1) cycles.push(members.sort());
  };
  const low = (node: string) => lowest.get(node) as number;
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return cycles;
}

/**
 * Reduces a graph of files to the folders directly below `parent`. Files that are directly in `parent`
 * itself count as one more folder, `parent`.
 *
 * @param divided folders that count as several: each folder in them stands for itself
 */
export function siblingFolders(
  files: ImportGraph,
  parent: string,
  divided: readonly string[] = [],
): ImportGraph {
  const graph = new Map<string, Set<string>>();
  for (const [file, imports] of files) {
    const from = getSibling(file, parent, divided);
    if (!from) continue;
    const targets = graph.get(from) ?? new Set();
    graph.set(from, targets);
    for (const target of imports) {
      const to = getSibling(target, parent, divided);
      if (to && to !== from) targets.add(to);
    }
  }
  return graph;
}

function getSibling(file: string, parent: string, divided: readonly string[]): string | undefined {
  if (!file.startsWith(`${parent}/`)) return undefined;
  const [name, ...rest] = file.slice(parent.length + 1).split('/');
  if (rest.length === 0) return parent;
  const folder = `${parent}/${name}`;
  return divided.includes(folder) ? getSibling(file, folder, []) : folder;
}
