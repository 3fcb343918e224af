import type { ImportedSite } from '../model/ImportedSite.ts';
import type { SourceFolder } from '../source/SourceFolder.ts';

/** What matters of the configuration of Astro. */
export interface AstroConfig {
  urls: string[];
  redirects: ImportedSite['redirects'];
}

/** Reads `astro.config.mjs` as a text: it is not run. */
export function readAstroConfig(folder: SourceFolder): AstroConfig {
  const path = folder.paths.find((one) => /^astro\.config\.[cm]?[jt]s$/.test(one));
  const text = path === undefined ? '' : (folder.readText(path) ?? '');
  const site = /\bsite:\s*["'`](https?:\/\/[^"'`]+)/.exec(text)?.[1]?.replace(/\/$/, '');
  const base = /\bbase:\s*["'`]([^"'`]+)/.exec(text)?.[1]?.replace(/\/$/, '') ?? '';
  const redirects = /\bredirects:\s*\{([^}]*)\}/.exec(text)?.[1] ?? '';
  return {
    urls: site === undefined ? [] : [...new Set([site + base, site])],
    redirects: [...redirects.matchAll(/["'`]([^"'`]+)["'`]:\s*["'`]([^"'`]+)["'`]/g)].map(
      ([, from = '', to = '']) => ({
        from: from.replace(/\[\.\.\.\w+\]$/, '*').replaceAll(/\[(\w+)\]/g, ':$1'),
        to,
        file: 'astro.config',
      }),
    ),
  };
}
