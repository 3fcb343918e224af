import type { EdgeBuild, EdgeFunction, EdgeModule } from '../_shared/edge/index.ts';

/** How features find what hosts run: edgeFunction.ts of each. */
const modules = Object.values(
  import.meta.glob<EdgeModule>('../*/edgeFunction.ts', { eager: true }),
);

/** Finds the code that the host runs before it answers requests; undefined if no feature has any. */
export function findEdgeFunction(build: EdgeBuild): EdgeFunction | undefined {
  return modules.map((module) => module.findEdgeFunction(build)).find((found) => found);
}
