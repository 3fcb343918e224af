import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const listName = 'licenses.json';

/** Vite plugin that writes the packages in a bundle and their licences to a file next to the bundle. */
export function listLicenses() {
  return {
    name: 'blockwright:licenses',
    config: () => ({ build: { license: { fileName: listName } } }),
  };
}

/**
 * Merges the lists below the folder of the prebuilt files into one text with the licence of every
 * package, drawing and font that the published package contains. Removes the lists, except the one
 * that every built site gets.
 *
 * @param {string} packageRoot absolute path of the package
 * @param {string} folder the folder of the prebuilt files
 */
export async function writeThirdPartyLicenses(packageRoot, folder) {
  const paths = await readdir(folder, { recursive: true });
  const lists = paths.filter((path) => path.endsWith(listName)).map((path) => join(folder, path));
  const bundled = await Promise.all(lists.map(async (list) => JSON.parse(await readFile(list))));
  const copied = copiedPackages.map((name) => readLicense(join(packageRoot, 'node_modules', name)));
  const all = [
    ...bundled.flat(),
    ...(await Promise.all(copied)),
    await readFont(packageRoot),
    icons,
  ];
  const entries = new Map(
    all.map((entry) => [`${entry.name} ${entry.version ?? ''}`.trim(), entry]),
  );
  const texts = [...entries]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([title, { identifier, text }]) => `${rule}\n${title} (${identifier})\n${rule}\n\n${text}`,
    );
  await writeFile(join(folder, 'THIRD-PARTY-LICENSES.txt'), `${[intro, ...texts].join('\n\n')}\n`);
  const siteList = join(folder, 'site/client', listName);
  await Promise.all(lists.filter((list) => list !== siteList).map((list) => rm(list)));
}

const intro = 'Blockwright contains parts of the following packages, drawings and fonts.';
const rule = '-'.repeat(80);

/** The packages whose drawings generateDrawings.ts copies into JSON. */
const copiedPackages = ['country-flag-icons', 'lucide-static'];

const icons = {
  name: 'Simple Icons',
  identifier: 'CC0-1.0',
  text: 'The logos of networks and services are in the public domain: https://creativecommons.org/publicdomain/zero/1.0/',
};

async function readLicense(folder) {
  const { name, version, license } = JSON.parse(await readFile(join(folder, 'package.json')));
  const text = await readFile(join(folder, 'LICENSE'), 'utf8');
  return { name, version, identifier: license, text: text.trim() };
}

async function readFont(packageRoot) {
  const text = await readFile(join(packageRoot, 'renderer/fonts/OFL.txt'), 'utf8');
  return { name: 'Fonts', identifier: 'OFL-1.1', text: text.trim() };
}
