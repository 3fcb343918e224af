import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bundles } from '../bundle/loadBundles.ts';

/**
 * Collects the licences of what a built site contains of other packages, as one text: the packages
 * in the client bundle and the font of the engine.
 */
export async function collectLicenses(
  { licenses, packageRoot }: Pick<Bundles, 'licenses' | 'packageRoot'>,
  hasEngineFont: boolean,
): Promise<string> {
  const packages = licenses.map(
    ({ name, version, identifier, text = '' }) => `${name} ${version} (${identifier})\n\n${text}`,
  );
  const font = join(packageRoot, 'renderer/fonts/instrument-sans.OFL.txt');
  const fonts = hasEngineFont
    ? [`Instrument Sans (OFL-1.1)\n\n${await readFile(font, 'utf8')}`]
    : [];
  return `${[...packages, ...fonts].map((entry) => entry.trim()).join(`\n\n${rule}\n\n`)}\n`;
}

const rule = '-'.repeat(80);
