import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { UserError } from '../../../../base/errors/UserError.ts';
import { isMapping } from '../../../../base/values/isMapping.ts';

/** What an import must know of the site that it writes into. */
export interface ExistingSite {
  /** Path of the file with `site:`, and its text. */
  manifest: string;
  /** The routes of its pages, by file. */
  routes: ReadonlyMap<string, readonly string[]>;
  /** The languages of the site. */
  locale: string;
}

/** Reads the routes and the language of a site. Throws a `UserError` if its YAML is broken. */
export function readExistingSite(root: string): ExistingSite {
  const folder = join(root, 'pages');
  const names = existsSync(folder)
    ? readdirSync(folder).filter((name) => /\.ya?ml$/.test(name))
    : [];
  const routes = new Map<string, readonly string[]>();
  let site: Record<string, unknown> = {};
  for (const path of ['pages.yaml', ...names.map((name) => `pages/${name}`)]) {
    const value = readLooseYaml(root, path);
    if (isMapping(value.site)) site = value.site;
    routes.set(path, isMapping(value.pages) ? Object.keys(value.pages) : []);
  }
  return {
    manifest: readFileSync(join(root, 'pages.yaml'), 'utf8'),
    routes,
    locale: typeof site.locale === 'string' ? site.locale : 'en',
  };
}

function readLooseYaml(root: string, path: string): Record<string, unknown> {
  try {
    const value: unknown = parse(readFileSync(join(root, path), 'utf8'), { logLevel: 'error' });
    return isMapping(value) ? value : {};
  } catch (error) {
    const [reason] = (error as Error).message.split('\n');
    throw new UserError(
      `${path} cannot be read: ${reason}\nRun \`blockwright check\`, correct it, and import again.`,
    );
  }
}
