import { cp } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setAside } from '../aside.ts';
import { editRow } from '../sites/edits.ts';
import type { GeneratedSite, SiteOptions } from '../sites/writeSite.ts';
import { editHugoPage, writeHugoSite } from './hugo/hugoSite.ts';
import { hugoCommand, installHugo } from './hugo/installHugo.ts';

/** Another generator that builds the same site. */
export interface Peer {
  title: string;
  /** Installs a generator whose packages do not come from npm. */
  install?(project: string): void;
  /** Where its project needs the files of shared/: [file, path]. */
  shared: [string, string][];
  /** Returns the command that builds its project. */
  command(project: string): string[];
  environment?: NodeJS.ProcessEnv;
  /** The folder of its output, and the paths of its caches, below its project. */
  output: string;
  caches: string[];
  /** Where its project needs photos, if it can convert them. */
  photos?: string;
  /** Where its project needs pictures that pages show as they are. */
  pictures?: string;
  /** Converts the site, for a generator that does not read the manifest; not part of the time. */
  bringIn?(project: string, site: GeneratedSite, options: SiteOptions): Promise<void>;
  /** Edits a page or the row of a city in the converted site. */
  edit?(project: string, form: string, key: string, word: string): Promise<void>;
}

/** The generators that Blockwright is compared with. */
export const peers = {
  hugo: {
    title: 'Hugo',
    install: installHugo,
    shared: [['site.css', 'static/site.css']],
    command: (project) => [...hugoCommand(project), '--quiet'],
    output: 'public',
    caches: ['resources', '.hugo_build.lock'],
    pictures: 'static/photos',
    bringIn: writeHugoSite,
    async edit(project, form, key, word) {
      if (form === 'each') await editRow(project, 'cities', key, word);
      else await editHugoPage(project, key, word);
    },
  },
  eleventy: {
    title: 'Eleventy',
    shared: [
      ['readSite.mjs', 'shared/readSite.mjs'],
      ['checkPages.mjs', 'shared/checkPages.mjs'],
      ['site.css', 'shared/site.css'],
    ],
    command: () => [process.execPath, 'node_modules/@11ty/eleventy/cmd.cjs'],
    output: 'dist',
    caches: ['.cache'],
    photos: 'photos',
    pictures: 'pictures',
  },
  astro: {
    title: 'Astro with React islands',
    shared: [
      ['readSite.mjs', 'src/shared/readSite.mjs'],
      ['checkPages.mjs', 'src/shared/checkPages.mjs'],
      ['site.css', 'public/site.css'],
    ],
    command: () => [process.execPath, 'node_modules/astro/bin/astro.mjs', 'build'],
    environment: { ASTRO_TELEMETRY_DISABLED: '1' },
    output: 'dist',
    caches: ['.astro', 'node_modules/.astro', 'node_modules/.vite'],
    photos: 'src/photos',
    pictures: 'public/photos',
  },
} satisfies Record<string, Peer>;

/** Moves the output and the caches of a generator aside. */
export async function forget(project: string, { output, caches }: Peer): Promise<void> {
  await setAside(project, [output, ...caches]);
}

/** Creates the project of a generator, without its packages. */
export async function layOut(name: string, peer: Peer, project: string): Promise<void> {
  const own = resolve('tests/bench/peers');
  await cp(join(own, name), project, { recursive: true });
  for (const [file, path] of peer.shared)
    await cp(join(own, 'shared', file), join(project, path), { recursive: true });
}
