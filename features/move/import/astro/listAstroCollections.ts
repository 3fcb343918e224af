import type { SourceFolder } from '../source/SourceFolder.ts';

/** A collection of texts. */
export interface AstroCollection {
  /** The folder of its texts. */
  base: string;
  paths: string[];
}

/** Lists the collections of texts by name: folders of `src/content`, and those that loaders of the configuration name. */
export function listAstroCollections(folder: SourceFolder): Map<string, AstroCollection> {
  const collections = new Map<string, AstroCollection>();
  const add = (name: string, base: string) => {
    const paths = folder
      .below(base)
      .filter(
        (path) => /\.(?:mdx?|markdown)$/i.test(path) && !/(?:^|\/)_/.test(path.slice(base.length)),
      );
    if (paths.length > 0) collections.set(name, { base, paths });
  };
  for (const path of configFiles)
    for (const [, name = '', base = ''] of (folder.readText(path) ?? '').matchAll(loader))
      add(name, base);
  const known = new Set([...collections.values()].map(({ base }) => base));
  const names = folder
    .below('src/content')
    .flatMap((path) => /^src\/content\/([^/]+)\//.exec(path)?.[1] ?? []);
  for (const name of new Set(names))
    if (!known.has(`src/content/${name}`)) add(name, `src/content/${name}`);
  return collections;
}

const configFiles = [
  'src/content.config.ts',
  'src/content.config.mjs',
  'src/content.config.js',
  'src/content/config.ts',
];

const loader =
  /(?:const|let)\s+(\w+)\s*=\s*defineCollection\(\{[\s\S]*?base:\s*["'`]\.?\/?([^"'`]+?)\/?["'`]/g;
