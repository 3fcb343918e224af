import { readSiteTextSync } from '../../../base/files/readSiteText.ts';
import type { PartOutline } from '../../../schema/manifest/outlineManifest.ts';
import { SourceFile } from '../../../schema/yaml/source/SourceFile.ts';
import type { CachedSite } from '../cache/CachedSite.ts';
import type { SharedTexts } from '../workers/messages.ts';

/**
 * Reads `site:` and `blocks:` of the manifests by the text spans of their outlines. Files of data/
 * are left to the reader of these texts.
 */
export function readSharedTexts(
  root: string,
  outlines: NonNullable<CachedSite['outlines']>,
  paths: readonly string[],
  now: Date,
): SharedTexts {
  const manifests = paths.flatMap((path) => {
    const outline = outlines[path];
    if (!outline) return [];
    const { site, blocks } = outline;
    if (!site && !blocks) return { path };
    const { text } = new SourceFile(path, readSiteTextSync(root, path));
    const slice = ([, from, to]: PartOutline) => text.slice(from, to);
    return { path, ...(site && { site: slice(site) }), ...(blocks && { blocks: slice(blocks) }) };
  });
  return { root, mode: 'build', now: now.getTime(), incomplete: false, manifests, files: {} };
}
