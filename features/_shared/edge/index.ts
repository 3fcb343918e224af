export type { EdgeBuild, EdgeFunction, EdgeModule } from './EdgeFunction.ts';
export { edgeHosts } from './edgeHosts.ts';
