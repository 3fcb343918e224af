import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { environment } from '../environment.ts';

const execute = promisify(execFile);

/** A made-up version of the packages: replacements in the bundle of the command line. */
interface MadeUpVersion {
  version: string;
  replacements: [before: RegExp, after: string][];
  /** The versions of Node that its package.json names. */
  node?: string;
}

/** Packs the packages of the checkout; returns the folders of the unpacked packages, without dependencies. */
export async function packCheckout(folder: string): Promise<string[]> {
  const words = ['pack', '--workspaces', '--include-workspace-root', '--pack-destination'];
  await execute('npm', [...words, folder], { env: environment(), maxBuffer: 1e8 });
  const tarballs = (await readdir(folder)).filter((name) => name.endsWith('.tgz')).sort();
  return Promise.all(
    tarballs.map(async (name) => {
      const target = join(folder, name.replace(/-\d.*/, ''));
      await mkdir(target);
      await execute('tar', ['-xzf', join(folder, name), '-C', target]);
      // Nothing is asked of a registry for them: the folder above the site has links to them.
      await editPackage(target, ({ dependencies: _, scripts: __, ...fields }) => fields);
      return target;
    }),
  );
}

/** Makes a version of unpacked packages; returns its tarballs. */
export async function makeVersion(
  folder: string,
  packages: readonly string[],
  { version, replacements, node }: MadeUpVersion,
): Promise<string[]> {
  const target = join(folder, version);
  const tarballs: string[] = [];
  for (const source of packages) {
    const copy = join(target, source.split('/').at(-1) ?? '');
    await cp(source, copy, { recursive: true });
    await editPackage(copy, (fields) => ({
      ...fields,
      version,
      engines: node ? { node } : fields.engines,
      peerDependencies: undefined,
      peerDependenciesMeta: undefined,
    }));
    await replaceInBundle(join(copy, 'package/prebuilt'), version, replacements);
    const tarball = join(target, `${source.split('/').at(-1)}-${version}.tgz`);
    await execute('tar', ['-czf', tarball, '-C', copy, 'package']);
    tarballs.push(tarball);
  }
  return tarballs;
}

async function editPackage(
  folder: string,
  edit: (fields: Record<string, unknown>) => unknown,
): Promise<void> {
  const file = join(folder, 'package/package.json');
  await writeFile(file, JSON.stringify(edit(JSON.parse(await readFile(file, 'utf8')))));
}

async function replaceInBundle(
  folder: string,
  version: string,
  replacements: MadeUpVersion['replacements'],
): Promise<void> {
  const left = new Set(replacements.map(([before]) => before));
  for (const name of await readdir(join(folder, 'cli'))) {
    const file = join(folder, 'cli', name);
    let text = await readFile(file, 'utf8');
    for (const [before, after] of replacements) {
      const replaced = text.replaceAll(before, after);
      if (replaced !== text) left.delete(before);
      text = replaced;
    }
    await writeFile(file, text);
  }
  const isCore = (await readdir(folder)).includes('dev');
  if (isCore && left.size > 0) throw new Error(`The bundle has no ${[...left].join(', ')}.`);
  // Caches of another version are not used.
  const print = createHash('sha256').update(version).digest('hex').slice(0, 16);
  await writeFile(join(folder, 'fingerprint'), print);
}

/** A registry of npm on this machine. */
export interface Registry {
  address: string;
  /** Publishes a tarball as the newest version, or as one that only its number names. */
  publish(tarball: string, options?: { isLatest?: boolean }): Promise<void>;
  stop(): Promise<void>;
}

interface Listing {
  name: string;
  'dist-tags': Record<string, string>;
  versions: Record<string, unknown>;
}

/** Starts a registry with what is published to it, and nothing else. */
export async function startRegistry(): Promise<Registry> {
  const listings = new Map<string, Listing>();
  const tarballs = new Map<string, Buffer>();
  const server: Server = createServer(({ url = '/' }, response) => {
    const path = decodeURIComponent(url.split('?', 1)[0] ?? '').slice(1);
    const tarball = tarballs.get(path);
    const listing = listings.get(path);
    response.statusCode = tarball || listing ? 200 : 404;
    response.end(tarball ?? JSON.stringify(listing ?? { error: 'Not found' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const origin = `http://127.0.0.1:${port}/`;
  return {
    address: origin,
    async publish(tarball, { isLatest = true } = {}) {
      const content = await readFile(tarball);
      const { stdout } = await execute('tar', ['-xzOf', tarball, 'package/package.json']);
      const fields = JSON.parse(stdout) as { name: string; version: string };
      const path = `files/${tarball.split('/').at(-1)}`;
      const integrity = `sha512-${createHash('sha512').update(content).digest('base64')}`;
      const shasum = createHash('sha1').update(content).digest('hex');
      const { name, version } = fields;
      const listing = listings.get(name) ?? { name, 'dist-tags': {}, versions: {} };
      listing.versions[version] = {
        ...fields,
        dist: { tarball: origin + path, integrity, shasum },
      };
      if (isLatest) listing['dist-tags'].latest = version;
      listings.set(name, listing);
      tarballs.set(path, content);
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
