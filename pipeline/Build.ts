import type { SiteCode } from '../code/index.ts';
import type { BuildRequest } from './BuildRequest.ts';
import type { BuildState } from './cache/readBuildState.ts';
import type { OutputFolder } from './output/OutputFolder.ts';

/** What the steps of a build share. `check` takes the same steps without an output. */
export interface Build {
  request: BuildRequest;
  code: SiteCode;
  state: BuildState;
  /** The output, open for writing. The caller closes it, after a failure too. */
  output?: OutputFolder;
  /** Called with the number of pages or image copies that were processed since the last call. */
  onProgress(phase: BuildPhase, count: number, of?: number): void;
}

/** A phase of a build that takes long enough to show its progress. */
export type BuildPhase = 'check' | 'render' | 'encode';
