import { join, sep } from 'node:path';
import type { ViteDevServer } from 'vite';

/** Modules that import the code of all section types. */
const registries = ['sectionSchemas.ts', 'sectionChecks.ts', 'sectionViews.ts', 'presetFiles.ts'];

/**
 * Has a changed file of a section type loaded again. Vite may know no importer of a file that could
 * not be loaded, so the modules that find the section types are loaded again as well.
 */
export function invalidateSectionCode({ config, environments }: ViteDevServer, file: string): void {
  const { moduleGraph } = environments.ssr;
  moduleGraph.onFileChange(file.split(sep).join('/'));
  for (const name of registries)
    moduleGraph.onFileChange(join(config.root, 'renderer/sections', name).split(sep).join('/'));
}
