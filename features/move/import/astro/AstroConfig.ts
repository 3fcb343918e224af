import { evaluateConstant } from '../code/evaluateConstant.ts';
import { parseExpression } from '../code/parseCode.ts';
import type { ImportedSite } from '../model/ImportedSite.ts';
import type { SourceFolder } from '../source/SourceFolder.ts';
import { createConstantFinder } from './createConstantFinder.ts';

/** What matters of the configuration of Astro. */
export interface AstroConfig {
  urls: string[];
  redirects: ImportedSite['redirects'];
}

/** Reads `astro.config.mjs` as a text: it is not run. */
export function readAstroConfig(folder: SourceFolder): AstroConfig {
  const path = folder.paths.find((one) => /^astro\.config\.[cm]?[jt]s$/.test(one));
  const text = path === undefined ? '' : (folder.readText(path) ?? '');
  const site = readSite(folder, path ?? '', text)?.replace(/\/$/, '');
  const base = /\bbase:\s*["'`]([^"'`]+)/.exec(text)?.[1]?.replace(/\/$/, '') ?? '';
  return {
    urls: site === undefined ? [] : [...new Set([site + base, site])],
    redirects: readRedirects(folder, path ?? '', text),
  };
}

/** Reads the address of the site, which may be a constant of another module. */
function readSite(folder: SourceFolder, path: string, text: string): string | undefined {
  const [, written] = /\bsite:\s*(["'`]https?:\/\/[^"'`]+["'`]|[\w$.]+)/.exec(text) ?? [];
  const expression = written === undefined ? undefined : parseExpression(written);
  const found = expression && evaluateConstant(expression, createConstantFinder(folder, path));
  return typeof found?.value === 'string' ? found.value : undefined;
}

/** Reads the redirects that are written as texts, or as mappings with a `destination`; notes others. */
function readRedirects(folder: SourceFolder, path: string, text: string): AstroConfig['redirects'] {
  const [, start] = /\bredirects:\s*\{()/d.exec(text)?.indices?.[1] ?? [];
  if (start === undefined) return [];
  const redirects: AstroConfig['redirects'][number][] = [];
  const rest = text
    .slice(start, findEnd(text, start))
    .replace(entry, (_, from: string, to?: string, destination = '') => {
      redirects.push({
        from: from.replace(/\[\.\.\.\w+\]$/, '*').replaceAll(/\[(\w+)\]/g, ':$1'),
        to: (to ?? destination).replaceAll(/\[(?:\.\.\.)?(\w+)\]/g, ':$1'),
        file: 'astro.config',
      });
      return '';
    })
    .replaceAll(/\/\/[^\n]*|\/\*[\s\S]*?\*\/|[\s,]/g, '');
  if (rest !== '') folder.noteFile(path, 'redirects that are written as code', 'left out');
  return redirects;
}

const entry =
  /["'`]([^"'`]+)["'`]\s*:\s*(?:["'`]([^"'`]+)["'`]|\{[^{}]*\bdestination:\s*["'`]([^"'`]+)["'`][^{}]*\})/g;

/** Returns the offset of the brace that closes the one before an offset. */
function findEnd(text: string, start: number): number {
  let depth = 1;
  for (let at = start; at < text.length; at++) {
    if (text[at] === '{') depth++;
    else if (text[at] === '}' && --depth === 0) return at;
  }
  return text.length;
}
