import type { TranslatedText } from '../../locales/TranslatedText.ts';
import type { ManifestFile } from '../../manifest/ManifestFile.ts';
import { MarkdownFile } from '../../manifest/MarkdownFile.ts';
import { createYamlFile } from '../../yaml/MutableYamlFile.ts';
import { parsePart } from '../../yaml/parseYaml.ts';
import { SourceFile } from '../../yaml/source/SourceFile.ts';
import type { SiteContext } from '../SiteContext.ts';

/** The site context as text, for another thread. */
export interface SharedTexts {
  root: string;
  mode: 'build' | 'dev';
  /** In milliseconds. */
  now: number;
  /** The address of the site in place of `site.url`. */
  url?: string | undefined;
  /** Whether some manifests could not be read completely. */
  incomplete: boolean;
  /** `site:` and `blocks:` of the manifests. */
  manifests: { path: string; site?: string; blocks?: string }[];
  /** The translations of `site:`, rows and forms: language → texts. Tasks have the translations of pages. */
  translations?: Record<string, Omit<TranslatedText, 'location'>[]>;
  /** Every other file: path → text. */
  files: Record<string, string>;
}

/** Converts the site context to text, for another thread. */
export function toSharedTexts({ context }: Pick<SiteContext, 'context'>): SharedTexts {
  const { root, now, url, loaded, resolve, manifest } = context;
  const { collections, markdownFiles, rowSchemas, forms } = loaded;
  const files = [
    ...[collections, rowSchemas, forms].flatMap((byName) => [...byName.values()]),
    ...markdownFiles,
    ...(loaded.words ? [loaded.words] : []),
    ...loaded.styles.values(),
    ...loaded.localeFiles.filter((file) => file instanceof MarkdownFile),
  ];
  const translations = [...context.catalogues].map(([locale, { site, data, forms }]) => {
    const lists = [site, ...[...data.values()].flatMap((columns) => [...columns.values()])];
    const texts = [...lists, ...forms.values()].flatMap((list) => list.texts);
    return [locale, texts.map(({ location: _, ...text }) => text)];
  });
  return {
    root,
    mode: resolve.mode,
    now: now.getTime(),
    url,
    incomplete: manifest.isIncomplete,
    ...(translations.length > 0 && { translations: Object.fromEntries(translations) }),
    manifests: loaded.manifests.map(({ source, parts }) => ({
      path: source.path,
      ...(parts?.site && { site: parts.site.source.text }),
      ...(parts?.blocks && { blocks: parts.blocks.source.text }),
    })),
    files: Object.fromEntries(files.map(({ source }) => [source.path, source.text])),
  };
}

/** Converts shared texts to manifests without route entries, and an overlay for all other files. */
export function parseSharedTexts({ manifests, files }: SharedTexts): {
  manifests: ManifestFile[];
  overlay(path: string): string | undefined;
} {
  return {
    manifests: manifests.map((manifest) => {
      const parse = (text: string | undefined) =>
        text && parsePart(new SourceFile(manifest.path, text));
      const [site, blocks] = [parse(manifest.site), parse(manifest.blocks)];
      return {
        ...createYamlFile(new SourceFile(manifest.path, '')),
        parts: { ...(site && { site }), ...(blocks && { blocks }), entries: [], deferred: true },
      };
    }),
    overlay: (path) => files[path],
  };
}
