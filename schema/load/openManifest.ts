import { EntryFile } from './EntryFile.ts';
import { maxBytes, parsePart, parseYaml } from './parseYaml.ts';
import { SourceFile } from './SourceFile.ts';
import { type Span, splitManifest } from './splitManifest.ts';
import type { YamlFile } from './YamlFile.ts';

/** A manifest whose parts are files of their own, as far as positions and parsing go. */
export interface ManifestFile extends YamlFile {
  /** Absent when the file had to be parsed as one. */
  parts?: { site?: YamlFile; blocks?: YamlFile; entries: EntryFile[]; deferred: boolean };
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
  const apart = !whole && all.length <= maxBytes;
  const spans = apart ? splitManifest(all) : undefined;
  if (!spans) return parseYaml(source);
  const part = ({ from, to }: Span, old: YamlFile | undefined) => {
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
  for (const { route, from, to } of spans.entries) {
    const text = all.slice(from, to);
    const old = known.get(route);
    if (old?.source.text === text) {
      old.source.move(text, above(source, from));
      entries.push(old);
      continue;
    }
    const kept = deferred ? () => source.text.slice(from, to) : text;
    const entry = new EntryFile(
      new SourceFile(source.path, kept, above(source, from)),
      route,
      text,
    );
    if (!deferred && !entry.whole) return parseYaml(source);
    entries.push(entry);
  }
  return {
    source,
    aliases: new Map(),
    broken: false,
    partial: false,
    problems: [site, blocks].flatMap((one) => one?.problems ?? []),
    parts: { ...(site && { site }), ...(blocks && { blocks }), entries, deferred },
    get document() {
      return parseYaml(source).document;
    },
    get value() {
      return parseYaml(source).value;
    },
  };
}

/** How many lines stand above an offset, worked out when a position is asked for. */
function above(source: SourceFile, offset: number): () => number {
  return () => source.position(offset).line - 1;
}
