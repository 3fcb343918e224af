import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { readRedirects } from '../../base/redirects/parseRedirects.ts';
import { parseAddress } from '../../base/text/parseAddress.ts';
import { findEdgeFunction } from './findEdgeFunction.ts';
import type { HostBuild } from './model/HostBuild.ts';
import { readHeaderRules } from './readHeaderRules.ts';
import { readSiteText } from './readSiteText.ts';

/**
 * Reads what a build wrote. What hosts need of the site is in `_redirects`, `_headers` and the names of
 * the files, so that nothing is checked or rendered again.
 *
 * @param folder the output
 */
export function readHostBuild(root: string, folder: string): HostBuild {
  const read = (name: string) => {
    try {
      return readFileSync(join(folder, name), 'utf8');
    } catch {
      return '';
    }
  };
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !path.startsWith('.blockwright/'));
  const address = parseAddress(readSiteText(root, 'url') ?? '');
  const base = `${address?.pathname ?? ''}/`.replaceAll(/\/+/g, '/');
  const hostname = address?.hostname ?? '';
  return {
    name: readName(root, hostname),
    base,
    directory: relative(root, folder).split(sep).join('/'),
    redirects: readRedirects(read('_redirects')),
    headers: readHeaderRules(read('_headers')),
    files: files.sort(),
    edge: findEdgeFunction({ base, hostname, files, read }),
  };
}

/** Returns a name for the project at a host: from package.json, or from the address of the site. */
function readName(root: string, hostname: string): string {
  let name: unknown;
  try {
    ({ name } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  } catch {
    // Sites need no package.json.
  }
  const text =
    typeof name === 'string' ? name.replace(/^@.*\//, '') : hostname.replace(/^www\./, '');
  const slug = text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 54)
    .replaceAll(/^-|-$/g, '');
  return slug || 'site';
}
