import { contentHash } from '../../base/files/contentHash.ts';
import type { SourceFile } from '../yaml/source/SourceFile.ts';
import type { TextSpan } from '../yaml/source/TextSpan.ts';
import { type ManifestSpans, splitManifest } from './splitManifest.ts';

/** Where the parts of a manifest are. Replaces its text if it contains nothing but pages. */
export interface LocatedOutline {
  /** Hash of the file, where the outline is older than this run. */
  digest?: string;
  /** Whether the text may contain suppression comments. */
  mayHaveDirectives: boolean;
  site?: PartOutline;
  blocks?: PartOutline;
  /** The route, digest and offsets of each entry. */
  entries: [route: string, ...PartOutline][];
  /** The first line of each entry, and that below the last. */
  lines: number[];
}

/** Digest and offsets of a part. */
export type PartOutline = [digest: string, from: number, to: number];

/** Returns the outline of a manifest; undefined if the manifest must be parsed as a whole. */
export function outlineManifest(
  path: string,
  text: string,
  mayHaveDirectives: boolean,
): LocatedOutline | undefined {
  const spans = splitManifest(text);
  return spans && outlineParts({ path, text, mayHaveDirectives }, spans);
}

/** Returns the outline of a manifest whose parts are known. */
export function outlineParts(
  { path, text, mayHaveDirectives }: Pick<SourceFile, 'path' | 'text' | 'mayHaveDirectives'>,
  { site, blocks, entries }: ManifestSpans,
): LocatedOutline {
  const outlinePart = ({ from, to }: TextSpan): PartOutline => [
    getDigest(path, text.slice(from, to)),
    from,
    to,
  ];
  return {
    mayHaveDirectives,
    ...(site && { site: outlinePart(site) }),
    ...(blocks && { blocks: outlinePart(blocks) }),
    entries: entries.map(({ route, ...span }) => [route, ...outlinePart(span)]),
    lines: findLines(text, [...entries.map(({ from }) => from), entries.at(-1)?.to ?? 0]),
  };
}

/** Returns the lines of offsets, which are in order. */
function findLines(text: string, offsets: readonly number[]): number[] {
  let line = 1;
  let lineBreak = text.indexOf('\n');
  return offsets.map((offset) => {
    for (; lineBreak >= 0 && lineBreak < offset; lineBreak = text.indexOf('\n', lineBreak + 1))
      line++;
    return line;
  });
}

/** Returns a hash of the text of a part and the path of its file. */
export function getDigest(path: string, text: string): string {
  return contentHash(`${path}\0${text}`);
}
