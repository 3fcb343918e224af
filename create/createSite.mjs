import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addEngine } from './addEngine.mjs';
import { CreateError } from './CreateError.mjs';
import { findHost, hosts } from './hosts.mjs';

/** The starters, with what each is for. */
export const starters = {
  blank: 'One page to begin with',
  bakery: 'A bakery: bread and prices, orders for tomorrow, courses and a letter',
  bilingual: 'A guest house in two languages, English and Spanish',
  charity: 'A charity: what gifts do, dates for volunteers, reports and a countdown',
  clinic: 'A family practice: appointments, people, papers to download, a map',
  docs: 'A manual: guides and a reference in Markdown, search, changes',
  event: 'One page for an event: programme, tickets and venue',
  'law-firm': 'A law firm: fields of work, fixed fees, people, first talks',
  'open-source': 'A developer tool: installation, integrations, releases, sponsors',
  product: 'Software: features, plans by month or year, and questions',
  services: 'A local business: services, prices and a contact form',
  shop: 'A small shop: products, prices, orders without a basket',
  studio: 'A design studio: a wall of works, clients and ways to hire it',
};

/** What tells coding agents how to work on the site. */
const agentFiles = ['AGENTS.md', 'CLAUDE.md'];

/**
 * Creates a site in an empty folder.
 *
 * @param {{ folder: string, name: string, url: string, starter: string, host?: string,
 *   'no-editor'?: boolean, 'no-ai'?: boolean, engine?: typeof addEngine }} options `engine` makes the
 *   packages of Blockwright available
 * @returns {Promise<string>} what to tell the user
 * @throws CreateError for a wrong option, or a folder that contains files already
 */
export async function createSite({ folder, name, url, starter, engine = addEngine, ...options }) {
  if (!Object.hasOwn(starters, starter))
    throw new CreateError(
      `Unknown starter "${starter}". Available starters: ${Object.keys(starters).join(', ')}.`,
    );
  if (!/^https?:\/\/[^\s/]+/.test(url) || !URL.canParse(url))
    throw new CreateError(`The address must begin with https://, and "${url}" does not.`);
  const host = findHost(options.host);
  if (host !== undefined && !Object.hasOwn(hosts, host))
    throw new CreateError(
      `Unknown host "${host}". Available hosts: ${Object.keys(hosts).join(', ')}.`,
    );
  if (name.trim() === '' || /[\r\n]/.test(name)) throw new CreateError('The site needs a name.');
  const target = resolve(folder);
  await mkdir(target, { recursive: true });
  const others = (await readdir(target)).filter(
    (file) => file !== '.git' && file !== '.blockwright',
  );
  if (others.length > 0)
    throw new CreateError(
      `${target} is not empty: it contains ${others.slice(0, 3).join(', ')}. Choose another folder.`,
    );
  const source = dirname(fileURLToPath(import.meta.url));
  await cp(join(source, 'files'), target, {
    recursive: true,
    filter: (path) => !(options['no-ai'] && agentFiles.includes(basename(path))),
  });
  await cp(join(source, 'starters', starter), target, { recursive: true });
  // npm leaves out files of this name when it packs.
  await rename(join(target, 'gitignore'), join(target, '.gitignore'));
  await mkdir(join(target, 'data'), { recursive: true });
  await mkdir(join(target, 'public'), { recursive: true });
  await edit(join(target, 'pages.yaml'), (text) => setSite(text, { name, url, host }));
  await edit(join(target, 'README.md'), (text) => text.replace('# Site', () => `# ${name}`));
  const hasForms = existsSync(join(target, 'data/forms'));
  const names = [
    'blockwright',
    ...(hasForms ? [forms] : []),
    ...(options['no-editor'] ? [] : [editor]),
  ];
  const ranges = await engine(target, names);
  await writeFile(join(target, 'package.json'), createPackage(basename(target), ranges));
  const fromHere = relative(process.cwd(), target);
  const path = fromHere.length > target.length ? target : fromHere;
  const steps = [...(path === '' ? [] : [`cd ${path}`]), 'npm install', 'npm run dev'];
  return `Created the site in ${target}.${describeTarballs(ranges)}${describeMissing(names, ranges)} Next:\n\n${steps.map((step) => `  ${step}\n`).join('')}`;
}

async function edit(file, change) {
  await writeFile(file, change(await readFile(file, 'utf8')));
}

/** Writes the name, the address and the host into `site:`, which begins the manifest. */
function setSite(text, { name, url, host }) {
  const hostLine = host ? `\n  host: ${host}` : '';
  return text
    .replace(/^ {2}name: .*$/m, () => `  name: ${JSON.stringify(name)}`)
    .replace(/^ {2}url: .*$/m, () => `  url: ${JSON.stringify(url)}${hostLine}`);
}

/** The packages that sites use besides the engine. */
const forms = '@blockwright/forms';
const editor = '@blockwright/editor';

function describeTarballs(ranges) {
  const files = Object.values(ranges).flatMap((range) => /^file:(.*)/.exec(range)?.[1] ?? []);
  if (files.length === 0) return '';
  const these = files.length === 1 ? 'this file' : 'these files';
  return ` It uses ${joinWords(files)} in this folder; commit ${these} with the site.`;
}

/** Names the packages whose tarballs are missing. */
function describeMissing(names, ranges) {
  const missing = names.filter((name) => !Object.hasOwn(ranges, name));
  return missing.length === 0
    ? ''
    : ` The site does not have ${joinWords(missing)}: their tarballs are not beside the tarball of Blockwright.`;
}

function joinWords(words) {
  return words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

function createPackage(folder, ranges) {
  const name = folder.toLowerCase().replace(/[^a-z0-9-]+/g, '-');
  const { [editor]: editorRange, ...dependencies } = ranges;
  const verbs = ['dev', ...(editorRange ? ['edit'] : []), 'check', 'build', 'preview'];
  const content = {
    name: name.replace(/^-+|-+$/g, '') || 'site',
    private: true,
    type: 'module',
    scripts: Object.fromEntries(verbs.map((verb) => [verb, `blockwright ${verb}`])),
    dependencies: sortKeys(dependencies),
    ...(editorRange && { devDependencies: { [editor]: editorRange } }),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** Sorts as npm does. */
function sortKeys(object) {
  return Object.fromEntries(
    Object.entries(object).sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}
