import { posix } from 'node:path';
import { OutsideSiteError } from '../../base/errors/OutsideSiteError.ts';
import { listNames } from '../../base/files/listNames.ts';
import { readSiteText } from '../../base/files/readSiteText.ts';
import type { Problem } from '../diagnostics/Problem.ts';
import { reportDuplicateKey } from '../rules/yaml/duplicate-key.ts';
import { fileUnreadable, manifestMissing } from '../rules/yaml/unreadable-files.ts';
import { parseYaml } from '../yaml/parseYaml.ts';
import { SourceFile } from '../yaml/source/SourceFile.ts';
import type { YamlFile } from '../yaml/YamlFile.ts';
import { FileTextCache, readUnchanged } from './FileTextCache.ts';
import { getFileLocale } from './getFileLocale.ts';
import { getSiteFileKind } from './getSiteFileKind.ts';
import { isRemovable } from './isRemovable.ts';
import { getNearName, listUnreadFiles } from './listUnreadFiles.ts';
import type { ManifestFile } from './ManifestFile.ts';
import { MarkdownFile } from './MarkdownFile.ts';
import { openManifest, openOutlinedManifest } from './openManifest.ts';
import { openTable } from './openTable.ts';
import type { LocatedOutline } from './outlineManifest.ts';
import { reportLink } from './reportLink.ts';
import { listSourceFiles } from './siteFiles.ts';
import { tableFormats } from './tableFormats.ts';

/** The unsaved texts of a site. */
export interface ReadOverlay {
  /**
   * Returns the unsaved text of a file, given its path below the root with `/`; undefined if the file
   * on disk is to be read. A Markdown row or form without text counts as removed.
   */
  (path: string): string | undefined;
  /** Lists the files with an unsaved text; some may not be on disk yet. */
  files?(): readonly string[];
}

/** Every file that a site is read from, parsed. */
export interface LoadedSite {
  /** pages.yaml first, then pages/*.yaml; without files that do not exist. */
  manifests: ManifestFile[];
  /** Collections by name: data/<name>.yaml, or another format. */
  collections: Map<string, YamlFile>;
  /** Rows in files of their own: data/<collection>/<key>.md. */
  markdownFiles: MarkdownFile[];
  /** Row schemas by name of their collection: data/<name>.schema.yaml. */
  rowSchemas: Map<string, YamlFile>;
  /** Forms by name: data/forms/<name>.yaml. */
  forms: Map<string, YamlFile>;
  /** The words of the interface: words.yaml, if it exists. */
  words?: YamlFile;
  /** The people and roles of `edit --serve`: team.yaml, if it exists. */
  team?: YamlFile;
  /** Styles of the site by name: styles/<name>.yaml. */
  styles: Map<string, YamlFile>;
  /** The files of locales/: YAML with translations, and translated Markdown rows. */
  localeFiles: YamlFile[];
  /** Lists the files in the folders of the site that nobody reads. */
  listUnread(): readonly string[];
  /** Returns the name of the file or folder that a name at the root is meant to be; undefined for others. */
  getNearName(name: string): string | undefined;
  /** Files that are missing or cannot be read; each file has the problems of its content. */
  problems: Problem[];
}

/** Options of `loadSite`. */
interface LoadOptions {
  overlay?: ReadOverlay | undefined;
  /** Files of an earlier load. Files with the same text are reused; the others are replaced. */
  known?: Map<string, YamlFile>;
  /** Leaves the entries of `pages:` unparsed; the caller must check that each is valid by itself. */
  deferred?: boolean;
  /** Returns the outline of a manifest if it is known; then the manifest is not read. */
  outline?(path: string): LocatedOutline | undefined;
  /** Keeps the texts of manifests in memory, for files that may change while pages are rendered. */
  keepTexts?: boolean;
  /** Paths of manifests that must be parsed as a whole. */
  parseUnsplit?: ReadonlySet<string>;
  /** Whether to read the file at a path. Default: every file. */
  includes?(path: string): boolean;
  /** Uses these manifests and reads none. */
  manifests?: ManifestFile[];
}

/** Reads and parses every file of a site besides public/. Never throws: reports errors as problems. */
export async function loadSite(root: string, options: LoadOptions = {}): Promise<LoadedSite> {
  const { overlay = () => undefined, known, deferred = false, parseUnsplit } = options;
  const isLazy = deferred && !options.keepTexts;
  let unread: string[] | undefined;
  const site: LoadedSite = {
    manifests: [],
    collections: new Map(),
    markdownFiles: [],
    rowSchemas: new Map(),
    forms: new Map(),
    styles: new Map(),
    localeFiles: [],
    listUnread: () => (unread ??= listUnreadFiles(root)),
    getNearName,
    problems: [],
  };
  const texts = new FileTextCache(root);

  async function open(
    path: string,
    parse: (source: SourceFile, before?: YamlFile) => YamlFile = parseYaml,
    lazyText = false,
  ): Promise<YamlFile | undefined> {
    const result = await readText(root, path, overlay, lazyText ? texts : undefined);
    if ('problem' in result) {
      if (result.problem) site.problems.push(result.problem);
      return undefined;
    }
    const source = new SourceFile(path, lazyText ? () => texts.text(path) : result.text);
    source.mayHaveDirectives = result.text.includes('blockwright-');
    const before: ManifestFile | YamlFile | undefined = known?.get(path);
    const isRead = before && !('outline' in before && before.outline?.digest);
    if (!lazyText && isRead && before.source.text === source.text && !before.isStale?.())
      return before;
    const file = parse(source, before);
    known?.set(path, file);
    return file;
  }

  async function openManifestAt(path: string): Promise<ManifestFile | undefined> {
    const unsplit = parseUnsplit?.has(path) ?? false;
    const outline = deferred && !unsplit ? options.outline?.(path) : undefined;
    if (outline && !outline.site && !outline.blocks) {
      const before = known?.get(path) as ManifestFile | undefined;
      if (before?.outline === outline) return before;
      let text: string | undefined;
      const read = () => (text ??= readUnchanged(root, path, outline.digest ?? ''));
      const source = new SourceFile(path, isLazy ? () => texts.text(path) : read);
      const file = openOutlinedManifest(source, outline, before);
      known?.set(path, file);
      return file;
    }
    return open(
      path,
      (source, before) => openManifest(source, { before, deferred, unsplit }),
      isLazy,
    );
  }

  const paths = listSources(root, overlay).filter((path) => options.includes?.(path) ?? true);
  const isManifest = (path: string) => getSiteFileKind(path) === 'manifest';
  for (const path of options.manifests ? [] : paths.filter(isManifest)) {
    const file = await openManifestAt(path);
    if (file) site.manifests.push(file);
    else if (path === 'pages.yaml' && site.problems.length === 0)
      site.problems.push(reportMissingManifest(root));
  }
  site.manifests.push(...(options.manifests ?? []));
  // Row schemas come first: they give the values of tables their types.
  const isLate = (path: string) => getSiteFileKind(path) === 'rows';
  for (const path of [...paths.filter((path) => !isLate(path)), ...paths.filter(isLate)]) {
    const kind = getSiteFileKind(path);
    if (kind === 'manifest') continue;
    if (kind === 'markdown') {
      const file = await open(path, (source) => new MarkdownFile(source));
      if (file instanceof MarkdownFile)
        (getFileLocale(path) ? site.localeFiles : site.markdownFiles).push(file);
      continue;
    }
    const format = kind === 'rows' ? findTableFormat(path) : undefined;
    const name = format?.name ?? posix.parse(path).name;
    const readCollection = await format?.load();
    const schema = readCollection && site.rowSchemas.get(name);
    if (readCollection && known?.get(path)?.rowSchema !== schema) known?.delete(path);
    const file = await open(
      path,
      readCollection && ((source) => openTable(source, schema, root, readCollection)),
    );
    if (!file) continue;
    if (kind === 'translations') site.localeFiles.push(file);
    else if (kind === 'words') site.words = file;
    else if (kind === 'style') site.styles.set(name, file);
    else if (kind === 'form') site.forms.set(name, file);
    else if (kind === 'rowSchema') site.rowSchemas.set(name.replace(/\.schema$/, ''), file);
    else if (site.collections.has(name)) site.problems.push(reportSecondFile(site, name, file));
    else {
      site.collections.set(name, file);
      if (file.columns && !schema) site.rowSchemas.set(name, file.columns);
    }
  }
  const team = await open('team.yaml');
  if (team) site.team = team;
  return site;
}

/** Lists the files of a site on disk and in the overlay, rows in the order that they have on disk. */
function listSources(root: string, overlay: ReadOverlay): string[] {
  const paths = listSourceFiles(root);
  const added = overlay.files?.().filter((path) => !paths.includes(path)) ?? [];
  if (added.length === 0) return paths;
  const all = [...paths, ...added];
  const isMarkdown = (path: string) => getSiteFileKind(path) === 'markdown';
  return [...all.filter((path) => !isMarkdown(path)), ...all.filter(isMarkdown).sort()];
}

/** Returns the text of a file, or the problem with it, which is undefined if it does not exist. */
async function readText(
  root: string,
  path: string,
  overlay: ReadOverlay,
  texts?: FileTextCache,
): Promise<{ text: string } | { problem: Problem | undefined }> {
  const unsaved = overlay(path);
  if (unsaved === '' && isRemovable(getSiteFileKind(path))) return { problem: undefined };
  if (unsaved !== undefined) return { text: unsaved };
  try {
    return { text: texts ? texts.text(path) : await readSiteText(root, path) };
  } catch (error) {
    if (error instanceof OutsideSiteError) return { problem: reportLink(path) };
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return { problem: undefined };
    const at = { file: new SourceFile(path, ''), from: 0, to: 0 };
    return { problem: fileUnreadable(code ?? message, at) };
  }
}

function reportMissingManifest(root: string): Problem {
  const near = listNames(root).find((name) => getNearName(name) === 'pages.yaml');
  return manifestMissing(near, { file: new SourceFile('pages.yaml', ''), from: 0, to: 0 });
}

function reportSecondFile({ collections }: LoadedSite, name: string, file: YamlFile): Problem {
  const first = collections.get(name)?.source.path;
  return reportDuplicateKey({
    message: `The collection \`${name}\` is already in ${first}.`,
    hint: `keep one of the two files, or rename this one`,
    at: { file, path: [], part: 'head' },
  });
}

/** Returns the format of a file with rows, and the name of its collection; undefined for YAML. */
function findTableFormat(path: string) {
  const [ending, load] = [...tableFormats].find(([ending]) => path.endsWith(`.${ending}`)) ?? [];
  if (!ending || !load) return undefined;
  const name = path.slice(path.lastIndexOf('/') + 1, -ending.length - 1);
  return { name, load: async () => (await load()).readCollection };
}
