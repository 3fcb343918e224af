import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { Installation } from '../../code/index.ts';
import { getSiteFileKind } from '../../schema/index.ts';
import { serveSiteFiles } from '../../server/index.ts';
import type * as Loader from './workers/loadVikeSite.ts';

/**
 * Vite plugin that gives Vike the site: its pages and render context as the module
 * `virtual:blockwright-site`, and all other files of a build as public files.
 *
 * @param root the folder of the package, which is also the site
 */
export function sitePlugin(root: string): Plugin {
  const name = 'virtual:blockwright-site';
  const id = `\0${name}`;
  // Vite does not watch this folder.
  const cache = join(root, 'node_modules', '.cache', 'blockwright-vike');
  const folder = join(cache, 'public');
  let loading: ReturnType<typeof loadModule> | undefined;
  const load = () => {
    loading ??= loadModule(root, folder);
    return loading;
  };
  return {
    name: 'blockwright:site',
    config: (_config, { command }) => ({ publicDir: command === 'build' && folder }),
    // Vite copies the public files although no page imports the module.
    async buildStart() {
      if (this.environment.config.command === 'build') await load();
    },
    resolveId: (source) => (source === name ? id : null),
    load: async (source) => (source === id ? (await load()).code : null),
    configureServer({ middlewares }) {
      const serve = serveSiteFiles(cache, async () => {
        // Loading the site replaces the files. Pages report its errors.
        const site = await load().catch(() => undefined);
        return (
          site && {
            siteFiles: new Map([['_redirects', () => site.redirects]]),
            pages: site.routes,
            renderContext: { base: '/' },
          }
        );
      });
      middlewares.use(serve);
    },
    hotUpdate({ file, modules }) {
      if (!isSiteFile(root, file)) return;
      loading = undefined;
      const module = this.environment.moduleGraph.getModuleById(id);
      return module ? [...modules, module] : modules;
    },
  };
}

function isSiteFile(root: string, file: string): boolean {
  return (
    getSiteFileKind(relative(root, file).split(sep).join('/')) !== undefined ||
    file === join(root, 'theme.css') ||
    file.startsWith(join(root, 'public') + sep)
  );
}

/** Loads a site, writes its other files into a folder, and returns the code of its module, and what redirects depend on. */
async function loadModule(root: string, folder: string) {
  const { commandLine } = await importFile(join(root, 'code/commandLine.mjs'));
  const installation: Installation = await commandLine();
  const script = join(installation.commandLine, 'vike-loadVikeSite.cjs');
  const { loadVikeSite }: typeof Loader = createRequire(import.meta.url)(script);
  const site = await loadVikeSite(root, installation, folder);
  const code = Object.entries(site)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
  const routes = new Map(site.pages.map(({ route }) => [route, true]));
  return { code, routes, redirects: await readFile(join(folder, '_redirects'), 'utf8') };
}

function importFile(path: string) {
  return import(pathToFileURL(path).href);
}
