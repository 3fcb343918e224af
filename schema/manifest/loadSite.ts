import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '../diagnostics/Problem.ts';
import { parseYaml } from '../yaml/parseYaml.ts';
import { SourceFile } from '../yaml/source/SourceFile.ts';
import type { YamlFile } from '../yaml/YamlFile.ts';
import { FileTextCache } from './FileTextCache.ts';
import {
  type ManifestFile,
  type ManifestOutline,
  openManifest,
  openOutlinedManifest,
} from './openManifest.ts';
import { isRowSchema, yamlFilesOf } from './siteFiles.ts';

/** Unsaved text of a file (path below the root, with `/`); undefined reads it from disk. */
export type ReadOverlay = (path: string) => string | undefined;

/** Every YAML file of a site, parsed. */
export interface LoadedSite {
  /** pages.yaml first, then pages/*.yaml; absent files are left out. */
  manifests: ManifestFile[];
  /** data/<name>.yaml by name. */
  collections: Map<string, YamlFile>;
  /** data/<name>.schema.yaml by name. */
  rowSchemas: Map<string, YamlFile>;
  /** data/forms/<name>.yaml by name. */
  forms: Map<string, YamlFile>;
  problems: Problem[];
}

/** How files are read. */
export interface LoadOptions {
  overlay?: ReadOverlay | undefined;
  /** Files with the same text as here are not parsed again; the others are put here. */
  known?: Map<string, YamlFile>;
  /** Leaves the entries of `pages:` unparsed; whether they make sense is found out by others. */
  deferred?: boolean;
  /** Where the parts of a manifest stand, if that is known without reading it. */
  outline?(path: string): ManifestOutline | undefined;
  /** Keeps the texts of manifests, which may be saved while pages are made from them. */
  keepTexts?: boolean;
  /** Manifests that must not be taken apart. */
  parseUnsplit?: ReadonlySet<string>;
  /** The manifests, if they are not to be read at all. */
  manifests?: ManifestFile[];
}

/** Reads and parses every YAML file of the site in `root`. Never throws for what it finds there. */
export async function loadSite(root: string, options: LoadOptions = {}): Promise<LoadedSite> {
  const { overlay = () => undefined, known, deferred = false, parseUnsplit: whole } = options;
  const lazily = deferred && !options.keepTexts;
  const site: LoadedSite = {
    manifests: [],
    collections: new Map(),
    rowSchemas: new Map(),
    forms: new Map(),
    problems: [],
  };
  const texts = new FileTextCache(root);
  const open = async (
    path: string,
    parse: (source: SourceFile, before?: YamlFile) => YamlFile = parseYaml,
    lazily = false,
  ): Promise<YamlFile | undefined> => {
    const outline = lazily && !whole?.has(path) ? options.outline?.(path) : undefined;
    if (outline && !outline.site && !outline.blocks)
      return openOutlinedManifest(new SourceFile(path, () => texts.text(path)), outline);
    const read = await readText(root, path, overlay, lazily ? texts : undefined);
    if ('problem' in read) {
      if (read.problem) site.problems.push(read.problem);
      return undefined;
    }
    const source = new SourceFile(path, lazily ? () => texts.text(path) : read.text);
    source.mayHaveDirectives = read.text.includes('blockwright-');
    const before = known?.get(path);
    if (!lazily && before?.source.text === source.text) return before;
    const file = parse(source, before);
    known?.set(path, file);
    return file;
  };

  const openPart = (source: SourceFile, before?: ManifestFile) =>
    openManifest(source, { before, deferred, whole: whole?.has(source.path) ?? false });
  const paths = await yamlFilesOf(root);
  if (options.manifests) site.manifests.push(...options.manifests);
  else {
    for (const path of paths.filter((path) => !path.startsWith('data/'))) {
      const file = await open(path, openPart, lazily);
      if (file) site.manifests.push(file);
      else if (path === 'pages.yaml' && site.problems.length === 0)
        site.problems.push(noManifest());
    }
  }
  for (const path of paths.filter((path) => path.startsWith('data/'))) {
    const file = await open(path);
    if (!file) continue;
    const name = path.replace(/^data\/(?:forms\/)?(.*)\.ya?ml$/, '$1');
    if (path.startsWith('data/forms/')) site.forms.set(name, file);
    else if (isRowSchema(path)) site.rowSchemas.set(name.replace(/\.schema$/, ''), file);
    else site.collections.set(name, file);
  }
  return site;
}

async function readText(
  root: string,
  path: string,
  overlay: ReadOverlay,
  texts?: FileTextCache,
): Promise<{ text: string } | { problem: Problem | undefined }> {
  const unsaved = overlay(path);
  if (unsaved !== undefined) return { text: unsaved };
  try {
    return { text: texts ? texts.text(path) : await readFile(join(root, path), 'utf8') };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return { problem: undefined };
    const at = { file: new SourceFile(path, ''), from: 0, to: 0 };
    return {
      problem: {
        rule: 'file-unreadable',
        message: `The file cannot be opened (${code ?? message}).`,
        hint: 'make sure that it is a file and that you have permission to read it',
        at,
      },
    };
  }
}

function noManifest(): Problem {
  return {
    rule: 'manifest-missing',
    message: 'This folder has no pages.yaml.',
    hint: 'run the command in the folder of the site, or name that folder with --root',
    at: { file: new SourceFile('pages.yaml', ''), from: 0, to: 0 },
  };
}
