import type { Problem } from '../diagnostics/Problem.ts';
import { maxBytes, parsePart, parseYaml } from '../yaml/parseYaml.ts';
import { SourceFile } from '../yaml/source/SourceFile.ts';
import type { YamlFile } from '../yaml/YamlFile.ts';
import { EntryFile, mayRepeat } from './EntryFile.ts';
import { contentHash } from './siteFiles.ts';
import { splitManifest, type TextSpan } from './splitManifest.ts';

/** A manifest whose parts are files of their own, as far as positions and parsing go. */
export interface ManifestFile extends YamlFile {
  /** Where its parts stand, if it could be taken apart before anyone looked at them. */
  outline?: ManifestOutline;
  /** Absent when the file had to be parsed as one. */
  parts?: { site?: YamlFile; blocks?: YamlFile; entries: EntryFile[]; deferred: boolean };
}

/** Where the parts of a manifest stand. For one that holds nothing but pages, enough to do without it. */
export interface ManifestOutline {
  /** Whether comments to this program may be in it. */
  mayHaveDirectives: boolean;
  site?: PartOutline;
  blocks?: PartOutline;
  /** Key, digest, first and last offset of each entry. */
  entries: [route: string, ...PartOutline][];
}

/** Digest, first and last offset of a part. */
export type PartOutline = [digest: string, from: number, to: number];

/** A manifest by its outline. Its text is read when something of it is asked for. */
export function openOutlinedManifest(source: SourceFile, outline: ManifestOutline): ManifestFile {
  source.mayHaveDirectives = outline.mayHaveDirectives;
  const entries = outline.entries.map(
    ([route, digest, from, to]) =>
      new EntryFile(
        new SourceFile(source.path, piece(source, from, to), above(source, from)),
        route,
        digest,
      ),
  );
  return apart(source, { entries, deferred: true }, [], outline);
}

/**
 * Opens a manifest. Its entries are taken apart where that is safe (`deferred`: before anyone has
 * looked whether they make sense by themselves); those whose text is as it was
 * in `before` are the same objects as there, so that what is known of them stays known.
 */
export function openManifest(
  source: SourceFile,
  {
    before,
    deferred = false,
    whole = false,
  }: { before?: ManifestFile | undefined; deferred?: boolean; whole?: boolean } = {},
): ManifestFile {
  const { text: all } = source;
  const spans = !whole && all.length <= maxBytes ? splitManifest(all) : undefined;
  if (!spans) return parseYaml(source);
  const part = ({ from, to }: TextSpan, old: YamlFile | undefined) => {
    const text = all.slice(from, to);
    if (old?.source.text !== text)
      return parsePart(new SourceFile(source.path, text, above(source, from)));
    old.source.move(text, above(source, from));
    return old;
  };
  const site = spans.site && part(spans.site, before?.parts?.site);
  const blocks = spans.blocks && part(spans.blocks, before?.parts?.blocks);
  if ((spans.site && !site) || (spans.blocks && !blocks)) return parseYaml(source);
  const known = new Map(before?.parts?.entries.map((entry) => [entry.route, entry]));
  const entries: EntryFile[] = [];
  const positions: ManifestOutline['entries'] = [];
  for (const { route, from, to } of spans.entries) {
    const text = all.slice(from, to);
    const old = known.get(route);
    if (old?.source.text === text) {
      old.source.move(text, above(source, from));
      entries.push(old);
      continue;
    }
    const kept = deferred ? piece(source, from, to) : text;
    const digest = digestOf(source.path, text);
    const entry = new EntryFile(
      new SourceFile(source.path, kept, above(source, from)),
      route,
      digest,
      deferred ? mayRepeat(text) : undefined,
    );
    positions.push([route, digest, from, to]);
    if (!deferred && !entry.isSelfContained) return parseYaml(source);
    entries.push(entry);
  }
  const parts = { ...(site && { site }), ...(blocks && { blocks }), entries, deferred };
  const problems = [site, blocks].flatMap((one) => one?.problems ?? []);
  const outline = {
    mayHaveDirectives: source.mayHaveDirectives,
    ...(spans.site && { site: partOutline(source.path, all, spans.site) }),
    ...(spans.blocks && { blocks: partOutline(source.path, all, spans.blocks) }),
    entries: positions,
  };
  return apart(source, parts, problems, deferred ? outline : undefined);
}

/** Where the parts of a manifest stand in its text; undefined when it is to be read as a whole. */
export function outlineManifest(
  path: string,
  text: string,
  mayHaveDirectives: boolean,
): ManifestOutline | undefined {
  const spans = text.length <= maxBytes ? splitManifest(text) : undefined;
  if (!spans) return undefined;
  return {
    mayHaveDirectives,
    ...(spans.site && { site: partOutline(path, text, spans.site) }),
    ...(spans.blocks && { blocks: partOutline(path, text, spans.blocks) }),
    entries: spans.entries.map(({ route, ...span }) => [route, ...partOutline(path, text, span)]),
  };
}

function partOutline(path: string, text: string, { from, to }: TextSpan): PartOutline {
  return [digestOf(path, text.slice(from, to)), from, to];
}

function apart(
  source: SourceFile,
  parts: NonNullable<ManifestFile['parts']>,
  problems: Problem[],
  outline: ManifestOutline | undefined,
): ManifestFile {
  return {
    source,
    aliases: new Map(),
    broken: false,
    partial: false,
    problems,
    parts,
    ...(outline && { outline }),
    get document() {
      return parseYaml(source).document;
    },
    get value() {
      return parseYaml(source).value;
    },
  };
}

/** Returns a hash of an entry's text and the path of its file. */
function digestOf(path: string, text: string): string {
  return contentHash(`${path}\0${text}`);
}

/** A part of a text, cut out when it is asked for. Made here, where no closure holds the whole text. */
function piece(source: SourceFile, from: number, to: number): () => string {
  return () => source.text.slice(from, to);
}

/** How many lines stand above an offset, worked out when a position is asked for. */
function above(source: SourceFile, offset: number): () => number {
  return () => source.position(offset).line - 1;
}
