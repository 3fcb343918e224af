import { join } from 'node:path';
import type { BundleSources } from '../code/index.ts';
import { buildEditorBundle } from './loadEditorBundle.ts';

/** Builds the interface of the editor for the published package. */
export async function prebuild(sources: BundleSources, folder: string): Promise<void> {
  await buildEditorBundle(sources, join(folder, 'edit'));
}
