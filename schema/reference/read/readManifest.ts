import { getSpellingSuggestion } from '../../../base/text/getSpellingSuggestion.ts';
import { isMapping } from '../../../base/values/isMapping.ts';
import { getCertainCorrection } from '../../diagnostics/getCertainCorrection.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import { suggestFix } from '../../diagnostics/suggestName.ts';
import type { LoadedSite } from '../../manifest/loadSite.ts';
import type { ManifestFile } from '../../manifest/ManifestFile.ts';
import { reportKey } from '../../rules/shape/keys.ts';
import { notMapping } from '../../rules/shape/wrong-type.ts';
import { reportDuplicateKey } from '../../rules/yaml/duplicate-key.ts';
import { reportIndentation } from '../../rules/yaml/indentation.ts';
import type { YamlFile } from '../../yaml/YamlFile.ts';
import { LazyRouteEntry } from './LazyRouteEntry.ts';
import type { Manifest } from './Manifest.ts';
import { explainMissingPages, explainPageAtMargin, listRoutes } from './misplacedRoutes.ts';
import { isPageKey, type RawRouteEntry, readPageEntries } from './readPageEntries.ts';

/** Reads `site`, blocks and route entries from pages.yaml and pages/*.yaml. */
export function readManifest(loaded: LoadedSite): { manifest: Manifest; problems: Problem[] } {
  const problems: Problem[] = [];
  const manifest: Manifest = {
    site: undefined,
    blocks: new Map(),
    routeEntries: [],
    isIncomplete: loaded.manifests[0]?.source.path !== 'pages.yaml',
  };
  for (const file of loaded.manifests) {
    if (file.parts) {
      readParts(file.parts, manifest, problems);
      continue;
    }
    if (file.broken || !isMapping(file.value)) {
      manifest.isIncomplete = true;
      if (!file.broken && file.document?.contents) problems.push(notMapping(file, [], 'The file'));
      continue;
    }
    if (file.partial) manifest.isIncomplete = true;
    readFile(file, file.value, manifest, problems);
  }
  const main = loaded.manifests.find((file) => file.source.path === 'pages.yaml');
  if (main?.parts) requireKeys(main, main.parts.site ? { site: true } : {}, manifest, problems);
  else if (main && isMapping(main.value) && !main.broken && !main.partial)
    requireKeys(main, main.value, manifest, problems);
  return { manifest, problems };
}

/** Reads a manifest that was split: each part counts as a file of its own. */
function readParts(
  { site, blocks, entries, deferred }: NonNullable<ManifestFile['parts']>,
  manifest: Manifest,
  problems: Problem[],
): void {
  for (const part of [site, blocks])
    if (part && isMapping(part.value)) readFile(part, part.value, manifest, problems);
  if (deferred && !entries.some(({ route }) => isPageKey(route))) {
    for (const entry of entries) manifest.routeEntries.push(new LazyRouteEntry(entry));
    return;
  }
  const pages = entries.map((file): RawRouteEntry => {
    const { route } = file;
    return { file, route, page: (file.value as Record<string, unknown>)[route] };
  });
  for (const { file, page } of pages) if (!isMapping(page)) problems.push(...file.problems);
  readPageEntries(pages, manifest, problems);
}

function readFile(
  file: YamlFile,
  value: Record<string, unknown>,
  manifest: Manifest,
  problems: Problem[],
): void {
  const main = file.source.path === 'pages.yaml';
  const allowed = main ? ['site', 'blocks', 'pages'] : ['blocks', 'pages'];
  const isPagesIndented = value.pages === null && /^ +pages:/m.test(file.source.text);
  if (isPagesIndented) problems.push(explainIndentedPages(file));
  const routes = isPagesIndented ? [] : listRoutes(value);
  const [firstRoute] = routes;
  if (firstRoute !== undefined) {
    manifest.isIncomplete = true;
    if ('pages' in value)
      problems.push(...routes.map((route) => explainPageAtMargin(file, [route])));
    else problems.push(explainMissingPages(file, [firstRoute]));
  }
  for (const key of Object.keys(value)) {
    if (allowed.includes(key) || routes.includes(key)) continue;
    if (isPagesIndented && key.startsWith('/')) continue;
    const free = allowed.filter((name) => !(name in value));
    const suggestion = getSpellingSuggestion(key, free);
    const correction = getCertainCorrection(key, free);
    const at = { file, path: [key], part: 'key' as const };
    if (main && correction === 'site' && isMapping(value[key]))
      manifest.site = { file, path: [key], value: value[key] };
    else if (suggestion) manifest.isIncomplete = true;
    problems.push(
      reportKey('unknown-key', {
        message: `Unknown key \`${key}\` at the top level.`,
        ...suggestFix(at, key, free, suggestTopLevelKey(key, main)),
        at,
      }),
    );
  }
  if (main && 'site' in value) {
    if (isMapping(value.site))
      manifest.site = {
        file,
        path: ['site'],
        value: dropRoutes(file, 'site', value.site, manifest, problems),
      };
    else {
      manifest.isIncomplete = true;
      problems.push(notMapping(file, ['site'], '`site`'));
    }
  }
  for (const [name, block] of listEntries(file, value, 'blocks', manifest, problems)) {
    const path = ['blocks', name];
    const other = manifest.blocks.get(name);
    if (other)
      problems.push(explainDuplicate(file, path, `The block \`${name}\``, other.file.source.path));
    else if (isMapping(block)) manifest.blocks.set(name, { file, path, value: block });
    else {
      problems.push(notMapping(file, path, `The block \`${name}\``));
      manifest.blocks.set(name, { file, path, value: { type: undefined } });
    }
  }
  const pages = listEntries(file, value, 'pages', manifest, problems);
  readPageEntries(
    pages.map(([route, page]) => ({ file, route, page })),
    manifest,
    problems,
  );
}

/** Drops the routes below `site:` or `blocks:`, above which `pages:` is missing, and reports the first. */
function dropRoutes(
  file: YamlFile,
  key: 'site' | 'blocks',
  value: Record<string, unknown>,
  manifest: Manifest,
  problems: Problem[],
): Record<string, unknown> {
  const routes = listRoutes(value);
  const [first] = routes;
  if (first === undefined) return value;
  manifest.isIncomplete = true;
  problems.push(explainMissingPages(file, [key, first]));
  return Object.fromEntries(Object.entries(value).filter(([name]) => !routes.includes(name)));
}

function explainIndentedPages(file: YamlFile): Problem {
  return reportIndentation('bad-indentation', {
    message: '`pages:` is indented as far as its routes.',
    hint: 'start it in the first column',
    at: { file, path: ['pages'], part: 'key' },
  });
}

function requireKeys(
  main: YamlFile,
  value: Record<string, unknown>,
  manifest: Manifest,
  problems: Problem[],
): void {
  const allowed = ['site', 'blocks', 'pages'];
  const free = allowed.filter((key) => !(key in value));
  const unknown = Object.keys(value).filter((key) => !allowed.includes(key));
  const misspelt = new Set(unknown.map((key) => getSpellingSuggestion(key, free)));
  const requireKey = (key: string, purpose: string) => {
    if (key in value || misspelt.has(key)) return;
    manifest.isIncomplete = true;
    problems.push(
      reportKey('missing-key', {
        message: `Missing key \`${key}\`: ${purpose}.`,
        hint: `add \`${key}:\` at the start of a line`,
        at: { file: main, path: [], part: 'head' },
      }),
    );
  };
  requireKey('site', 'it holds the name and address of the site');
  if (manifest.routeEntries.length === 0 && !manifest.isIncomplete)
    requireKey('pages', 'it holds the routes of the site');
}

function listEntries(
  file: YamlFile,
  value: Record<string, unknown>,
  key: 'blocks' | 'pages',
  manifest: Manifest,
  problems: Problem[],
): [string, unknown][] {
  if (!(key in value)) return [];
  const part = value[key];
  if (isMapping(part))
    return Object.entries(
      key === 'blocks' ? dropRoutes(file, key, part, manifest, problems) : part,
    );
  if (part === null && (key === 'blocks' || file.partial)) return [];
  manifest.isIncomplete = true;
  // Routes outside `pages:` are already reported.
  if (part === null && Object.keys(value).some((name) => name.startsWith('/'))) return [];
  problems.push(notMapping(file, [key], `\`${key}\``));
  return [];
}

function suggestTopLevelKey(key: string, main: boolean): string {
  if (key.startsWith('/')) return 'indent routes below `pages:`';
  if (key === 'site') return '`site:` is allowed only in pages.yaml';
  return main
    ? 'only site, blocks and pages are allowed here; check the indentation'
    : 'only blocks and pages are allowed here; check the indentation';
}

function explainDuplicate(file: YamlFile, path: string[], name: string, other: string): Problem {
  return reportDuplicateKey({
    message: `${name} is already defined in ${other}.`,
    hint: 'rename one of the two',
    at: { file, path, part: 'key' },
  });
}
