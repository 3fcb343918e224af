import type { SourceFolder } from '../source/SourceFolder.ts';
import { findModule } from './findModule.ts';

/** A file of `src/pages` that is no text. */
export interface AstroRoute {
  path: string;
  text: string;
  /** The address in the manner of Astro: `/blog/[slug]`. */
  route: string;
  /** The collections whose entries it reads. */
  collections: string[];
}

/** Reads the pages of code in `src/pages`. They are not run. */
export function listAstroRoutes(folder: SourceFolder): AstroRoute[] {
  return folder.below('src/pages').map((path) => {
    const text = folder.readText(path) ?? '';
    return {
      path,
      text,
      route: path.slice('src/pages'.length).replace(/\.(?:astro|[jt]s)$/, ''),
      collections: [...readCollections(text), ...listHelped(folder, path, text)],
    };
  });
}

/** Lists the collections whose entries code reads. */
function readCollections(code: string): string[] {
  return [...code.matchAll(/getCollection\(\s*["'`](\w[\w-]*)["'`]/g)].map(([, name = '']) => name);
}

/** Lists the collections that functions read which a page imports from modules of the site. */
function listHelped(folder: SourceFolder, path: string, text: string): string[] {
  const imports = text.matchAll(/^import\s*\{([^}]*)\}\s*from\s*["']([^"'\n]+)["']/gm);
  return [...imports].flatMap(([, names = '', from = '']) => {
    const module = findModule(folder, from, path);
    const code = module === undefined ? '' : (folder.readText(module) ?? '');
    const imported = new Set(names.split(',').map((name) => name.trim().replace(/\s+as\s.*$/, '')));
    return code.split(/^(?=export\b)/m).flatMap((part) => {
      const [, name = ''] = /^export\s+(?:async\s+)?(?:function|const)\s+(\w+)/.exec(part) ?? [];
      return imported.has(name) ? readCollections(part) : [];
    });
  });
}

/** Finds the pages that show the entries of a collection. Returns name of the collection → route and its start. */
export function findEntryRoutes(
  routes: readonly AstroRoute[],
): Map<string, { path: string; base: string }> {
  const found = new Map<string, { path: string; base: string }>();
  for (const { path, route, collections } of routes) {
    const end = /\/\[(?:\.\.\.)?(?:slug|id|post|entry|path|name)\]$/.exec(route);
    if (!end || !path.endsWith('.astro')) continue;
    for (const name of collections)
      if (!found.has(name)) found.set(name, { path, base: route.slice(0, end.index) });
  }
  return found;
}
