import type { SourceFile } from '../yaml/source/SourceFile.ts';
import type { TextSpan } from '../yaml/source/TextSpan.ts';
import { contentHash } from './siteFiles.ts';
import { type ManifestSpans, splitManifest } from './splitManifest.ts';

/** Where the parts of a manifest are. Replaces its text if it contains nothing but pages. */
export interface ManifestOutline {
  /** Hash of the file, where the outline is older than this run. */
  digest?: string;
  /** Whether the text may contain suppression comments. */
  mayHaveDirectives: boolean;
  site?: PartOutline;
  blocks?: PartOutline;
  /** The route, digest and offsets of each entry. */
  entries: [route: string, ...PartOutline][];
}

/** Digest and offsets of a part. */
export type PartOutline = [digest: string, from: number, to: number];

/** Returns the outline of a manifest; undefined if the manifest must be parsed as a whole. */
export function outlineManifest(
  path: string,
  text: string,
  mayHaveDirectives: boolean,
): ManifestOutline | undefined {
  const spans = splitManifest(text);
  return spans && outlineParts({ path, text, mayHaveDirectives }, spans);
}

/** Returns the outline of a manifest whose parts are known. */
export function outlineParts(
  { path, text, mayHaveDirectives }: Pick<SourceFile, 'path' | 'text' | 'mayHaveDirectives'>,
  { site, blocks, entries }: ManifestSpans,
): ManifestOutline {
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
  };
}

/** Returns a hash of the text of a part and the path of its file. */
export function getDigest(path: string, text: string): string {
  return contentHash(`${path}\0${text}`);
}
