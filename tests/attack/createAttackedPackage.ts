import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

/** The text in every file that must not be served. */
export const secret = 'MUST-NOT-BE-SERVED';

/** A copy of the package with a small site and with secrets in typical files. */
export interface AttackedPackage {
  /** The folder of the package and of the site. */
  root: string;
  /** The parent folder, where nothing may be read or written either. */
  parent: string;
  remove(): Promise<void>;
}

/** Copies the package to a temporary folder and adds a small site and secrets. Packages are linked. */
export async function createAttackedPackage(): Promise<AttackedPackage> {
  const parent = await mkdtemp(join(tmpdir(), 'blockwright-attack-'));
  const root = join(parent, 'site');
  for (const name of await readdir('.'))
    if (!notEngine.test(name)) await cp(name, join(root, name), { recursive: true });
  await linkPackages(join(root, 'node_modules'));
  // The same sources have the same bundles.
  const { commandLine } = await import(join(process.cwd(), 'code/commandLine.mjs'));
  const { bundles } = await commandLine();
  await cp(bundles, join(root, relative(process.cwd(), bundles)), { recursive: true });
  for (const [path, text] of Object.entries(files)) await write(join(root, path), text);
  await write(join(parent, 'outside.txt'), secret);
  return { root, parent, remove: () => rm(parent, { recursive: true, force: true }) };
}

/** The reference site and the files that no command needs. */
const notEngine = /^(\..*|node_modules|dist|docs|tests|public|pages|pages\.yaml)$/;

async function linkPackages(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir('node_modules'))
    if (!name.startsWith('.'))
      await symlink(join(process.cwd(), 'node_modules', name), join(folder, name));
}

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

const page = (title: string) => `    title: ${title}
    description: A page that exists so that requests of every kind can be sent to its server.
    sections:
      - type: hero
        headline: ${title}
`;

const files = {
  'pages.yaml': `site:
  name: Attacked
  url: https://www.example.com
  description: A site that exists so that requests of every kind can be sent to its server.
  locale: en-US
  email: hello@example.com
pages:
  /:
${page('A site that stands still')}  /about:
${page('A page about standing still')}`,
  'public/digits.txt': '0123456789',
  'public/images/scripted.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>fetch("/stolen")</script></svg>',
  'public/document.html': '<!doctype html><script>fetch("/stolen")</script>',
  '.blockwright/backend/secrets.json': `{"serviceKey":"${secret}"}`,
  '.blockwright/backend/journal.ndjson': `{"submission":"${secret}"}\n`,
  '.blockwright/edit/notes.json': `{"draft":"${secret}"}`,
  '.env': `TOKEN=${secret}\n`,
  '.env.local': `TOKEN=${secret}\n`,
  '.env.functions': `TOKEN=${secret}\n`,
  '.git/config': `[remote "origin"]\n  url = https://user:${secret}@example.com\n`,
  '.npmrc': `token=${secret}\n`,
  'key.pem': secret,
};
