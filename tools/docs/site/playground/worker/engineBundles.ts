import data, { render } from 'playground-data';
import type { Bundles } from '../../../../../code/index.ts';
import { addFonts, engineRoot } from '../standIns/fileSystem.ts';

/** What the bundles of the engine say about themselves, from which the playground is built. */
export interface PlaygroundData extends Pick<Bundles, 'codeHash' | 'islands' | 'views'> {
  styleBlocks: Awaited<ReturnType<Bundles['render']['styleBlocks']>>;
  /** Name of a file in renderer/fonts/ → the SHA-256 of its content. */
  fonts: Record<string, string>;
}

const { codeHash, islands, views, styleBlocks, fonts } = data as PlaygroundData;

addFonts(fonts);

/** The bundles of a site without code of its own, with the renderer of this bundle. */
export const engineBundles: Bundles = {
  codeHash,
  packageRoot: engineRoot,
  render: { ...(render as Bundles['render']), styleBlocks: async () => styleBlocks },
  renderer: '',
  client: '',
  islands,
  licenses: [],
  views,
};
