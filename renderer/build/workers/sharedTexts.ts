import type { SiteContext } from '../../../schema/check/readSiteContext.ts';
import type { ManifestFile } from '../../../schema/manifest/openManifest.ts';
import { parsePart } from '../../../schema/yaml/parseYaml.ts';
import { SourceFile } from '../../../schema/yaml/SourceFile.ts';
import type { SharedTexts } from './messages.ts';

/** What pages share, as text, to be read again in another thread. */
export function toSharedTexts({ context }: Pick<SiteContext, 'context'>): SharedTexts {
  const { root, now, loaded, resolve, manifest } = context;
  const files = [...loaded.collections, ...loaded.rowSchemas, ...loaded.forms];
  return {
    root,
    mode: resolve.mode,
    now: now.getTime(),
    incomplete: manifest.incomplete,
    manifests: loaded.manifests.map(({ source, parts }) => ({
      path: source.path,
      ...(parts?.site && { site: parts.site.source.text }),
      ...(parts?.blocks && { blocks: parts.blocks.source.text }),
    })),
    files: Object.fromEntries(files.map(([, { source }]) => [source.path, source.text])),
  };
}

/** The other direction: manifests without entries, and the texts of all other files. */
export function parseSharedTexts({ manifests, files }: SharedTexts): {
  manifests: ManifestFile[];
  overlay(path: string): string | undefined;
} {
  return {
    manifests: manifests.map(({ path, site, blocks }) => {
      const part = (text: string | undefined) => text && parsePart(new SourceFile(path, text));
      const [ownSite, ownBlocks] = [part(site), part(blocks)];
      return {
        source: new SourceFile(path, ''),
        document: undefined,
        aliases: new Map(),
        value: undefined,
        broken: false,
        partial: false,
        problems: [],
        parts: {
          ...(ownSite && { site: ownSite }),
          ...(ownBlocks && { blocks: ownBlocks }),
          entries: [],
          deferred: true,
        },
      };
    }),
    overlay: (path) => files[path],
  };
}
