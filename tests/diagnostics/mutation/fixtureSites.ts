import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteSource } from './MutationSite.ts';

const folder = join(import.meta.dirname, '../../fixtures/sites');

/** The sites for mutations, by name: one file; several files with collections; many blocks. */
export const fixtureSites: Record<string, SiteSource> = Object.fromEntries(
  ['ferry', 'orchard', 'studio'].map((name) => {
    const root = join(folder, name);
    const paths = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((path) => /^(?:pages|data)(?:\/|\.)[\w/-]*(?:\.yaml|yaml)$/.test(path))
      .filter((path) => !path.endsWith('.schema.yaml'));
    return [name, { root, files: new Map(paths.map((path) => [path, read(root, path)])) }];
  }),
);

function read(root: string, path: string): string {
  return readFileSync(join(root, path), 'utf8');
}
