import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Measured, measure } from '../build/measure.ts';
import { forgetSite, type Package } from '../build/Package.ts';
import type { GeneratedSite, SiteForm } from '../sites/writeSite.ts';
import { getVersion, installPeer } from './installPeer.ts';
import { forget, type Peer, peers } from './Peer.ts';

/** A generator under comparison: Blockwright or another. */
export interface Contestant {
  name: string;
  title: string;
  version: string;
  canBuild(form: SiteForm): boolean;
  output(site: GeneratedSite): string;
  bringIn(site: GeneratedSite, pages: number): Promise<void>;
  forget(site: GeneratedSite): Promise<void>;
  build(site: GeneratedSite, cold: boolean): Promise<Measured>;
  edit(site: GeneratedSite, key: string, word: string): Promise<void>;
}

/**
 * Creates the contestant for this package.
 *
 * @param keepsBundles whether the code stays bundled, as for the second site that a checkout builds
 */
export function blockwright(code: Package, keepsBundles: boolean): Contestant {
  return {
    name: 'blockwright',
    title: 'Blockwright',
    version: '',
    canBuild: () => true,
    output: (site) => join(site.root, 'dist/client'),
    async bringIn(site) {
      if (keepsBundles && !code.bundled) await code.build(site.root);
    },
    async forget(site) {
      await forgetSite(site.root);
      if (!keepsBundles) await code.forgetBundles();
    },
    build: (site, cold) => code.build(site.root, ...(cold && !keepsBundles ? ['--no-cache'] : [])),
    edit: async () => {},
  };
}

/**
 * Creates the contestant for another generator, and installs it if necessary.
 *
 * @throws Error for an unknown generator, or one that cannot be installed
 */
export async function otherTool(name: string): Promise<Contestant> {
  const peer: Peer | undefined = (peers as Record<string, Peer>)[name];
  if (!peer)
    throw new Error(`there is no tool ${name}; there are ${Object.keys(peers).join(', ')}`);
  const project = await installPeer(name, peer);
  return {
    name,
    title: peer.title,
    version: getVersion(name, peer, project),
    canBuild: (form) => form !== 'markdown' && (form !== 'photos' || peer.photos !== undefined),
    output: () => join(project, peer.output),
    async bringIn(site, pages) {
      await peer.bringIn?.(project, site, { pages, form: site.form });
      await copyPhotos(site, peer, project);
    },
    forget: () => forget(project, peer),
    build: (site) =>
      measure(peer.command(project), {
        cwd: project,
        env: { ...peer.environment, BENCH_SITE: site.root, NODE_ENV: 'production' },
      }),
    edit: async (site, key, word) => peer.edit?.(project, site.form, key, word),
  };
}

/** Copies the photos of a site to where a generator needs them. */
async function copyPhotos(
  { form, root }: GeneratedSite,
  peer: Peer,
  project: string,
): Promise<void> {
  if (!peer.photos) return;
  await rm(join(project, peer.photos), { recursive: true, force: true });
  if (form !== 'photos') return;
  await cp(join(root, 'public/photos'), join(project, peer.photos), { recursive: true });
}
