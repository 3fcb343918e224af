import { parsePart, parseYaml } from '../yaml/parseYaml.ts';
import { SourceFile } from '../yaml/source/SourceFile.ts';
import type { TextSpan } from '../yaml/source/TextSpan.ts';
import type { YamlFile } from '../yaml/YamlFile.ts';
import { EntryFile, mayRepeat } from './EntryFile.ts';
import { createManifestFile, type ManifestFile } from './ManifestFile.ts';
import { getDigest, type LocatedOutline, outlineParts } from './outlineManifest.ts';
import { splitManifest } from './splitManifest.ts';

/** How a manifest is opened. */
export interface OpenOptions {
  /** The manifest as it was before. Parts with the same text are taken over as the same objects. */
  before?: ManifestFile | undefined;
  /** Whether entries stay unparsed; the caller must check that each is valid by itself. */
  deferred?: boolean;
  /** Whether to parse the file as a whole. */
  unsplit?: boolean;
}

/** Opens a manifest, split into parts where that is safe. */
export function openManifest(
  source: SourceFile,
  { before, deferred = false, unsplit = false }: OpenOptions = {},
): ManifestFile {
  const { path, text: fullText } = source;
  const spans = unsplit ? undefined : splitManifest(fullText);
  if (!spans) return parseYaml(source);
  const openPart = (span: TextSpan, old: YamlFile | undefined) => {
    const text = fullText.slice(span.from, span.to);
    if (old?.source.text !== text)
      return parsePart(new SourceFile(path, text, linesAbove(source, span.from)));
    old.source.move(text, linesAbove(source, span.from));
    return old;
  };
  const site = spans.site && openPart(spans.site, before?.parts?.site);
  const blocks = spans.blocks && openPart(spans.blocks, before?.parts?.blocks);
  if ((spans.site && !site) || (spans.blocks && !blocks)) return parseYaml(source);
  const oldEntries = new Map(before?.parts?.entries.map((entry) => [entry.route, entry]));
  const outline = deferred ? outlineParts(source, spans) : undefined;
  const entries: EntryFile[] = [];
  for (const [index, { route, from, to }] of spans.entries.entries()) {
    const text = fullText.slice(from, to);
    const old = oldEntries.get(route);
    const digest = outline?.entries[index]?.[1];
    // The text of an entry that was never read may have changed on disk.
    if (old && (digest ? old.digest === digest : old.source.text === text)) {
      old.source.move(text, linesAbove(source, from));
      entries.push(old);
      continue;
    }
    const entry = new EntryFile(
      new SourceFile(path, deferred ? lazySlice(source, from, to) : text, linesAbove(source, from)),
      route,
      digest ?? getDigest(path, text),
      deferred ? mayRepeat(text) : undefined,
    );
    if (!deferred && !entry.isSelfContained) return parseYaml(source);
    entries.push(entry);
  }
  return createManifestFile(
    source,
    { ...(site && { site }), ...(blocks && { blocks }), entries, deferred },
    {
      problems: [site, blocks].flatMap((part) => part?.problems ?? []),
      outline,
    },
  );
}

/**
 * Opens a manifest that contains only pages by its outline; reads its text when it is needed.
 *
 * @param before the manifest as it was before, whose entries are taken over
 */
export function openOutlinedManifest(
  source: SourceFile,
  outline: LocatedOutline,
  before?: ManifestFile,
): ManifestFile {
  source.mayHaveDirectives = outline.mayHaveDirectives;
  const known = new Map(before?.parts?.entries.map((entry) => [entry.digest, entry]));
  const entries = outline.entries.map(([route, digest, from, to]) => {
    const old = known.get(digest);
    const text = lazySlice(source, from, to);
    old?.source.move(text, linesAbove(source, from));
    return (
      old ??
      new EntryFile(new SourceFile(source.path, text, linesAbove(source, from)), route, digest)
    );
  });
  return createManifestFile(source, { entries, deferred: true }, { outline });
}

/** A function of its own, so that no closure keeps the whole text in memory. */
function lazySlice(source: SourceFile, from: number, to: number): () => string {
  return () => source.text.slice(from, to);
}

/** Returns a function that counts the lines above an offset when a position is asked for. */
function linesAbove(source: SourceFile, offset: number): () => number {
  return () => source.position(offset).line - 1;
}
