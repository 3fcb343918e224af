import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { listPresetFiles, type SiteSection } from './SiteSection.ts';

/**
 * Vite plugin that adds the section types of a site to the built-in ones: it resolves
 * the public surfaces of the package, such as `blockwright/section`, and replaces the modules that find the
 * built-in types by glob.
 * In a server, these modules also export `loadFailures`: the files of the site that cannot be loaded,
 * without which the other types can be used.
 */
export function siteSectionsPlugin(packageRoot: string, own: readonly SiteSection[]): Plugin {
  let isServer = false;
  const registry = join(packageRoot, 'renderer/sections');
  const modules: Record<string, () => string> = {
    [join(registry, 'sectionSchemas.ts')]: () =>
      exportRecord('sectionSchemas', 'schema', 'schema.ts'),
    [join(registry, 'presetFiles.ts')]: exportPresets,
    [join(registry, 'sectionChecks.ts')]: () =>
      [
        `import { guardChecks } from ${JSON.stringify(join(registry, 'guardCheck.ts'))};`,
        exportRecord('checks', 'check', 'check.ts'),
        `export const sectionChecks = guardChecks(checks, ${JSON.stringify(own.map(({ type }) => type))});`,
      ].join('\n'),
    [join(registry, 'sectionViews.ts')]: () =>
      [
        exportRecord('views', 'default', 'view.tsx'),
        exportRecord('builders', 'default', 'jsonld.ts'),
        'export const sectionViews = new Map(Object.entries(views));',
        'export const structuredDataBuilders = new Map(Object.entries(builders));',
      ].join('\n'),
  };

  /** Returns code that exports a record: section type → the export of its file. */
  function exportRecord(record: string, name: string, file: string): string {
    const folders = [...listSectionFolders(packageRoot, own)].filter(([, folder]) =>
      existsSync(join(folder, file)),
    );
    const isOwn = (type: string) => isServer && own.some((section) => section.type === type);
    const imports = folders.map(([type, folder], index) => {
      const path = JSON.stringify(join(folder, file));
      return isOwn(type)
        ? `const ${record}${index} = await import(${path}).then((module) => module.${name}, (error) => {
  loadFailures.push({ type: ${JSON.stringify(type)}, file: '${file}', error });
});`
        : `import { ${name} as ${record}${index} } from ${path};`;
    });
    const entries = folders.map(([type], index) => `${JSON.stringify(type)}: ${record}${index}`);
    const ownEntries = folders.flatMap(([type], index) =>
      isOwn(type) ? `if (!${record}${index}) delete ${record}[${JSON.stringify(type)}];` : [],
    );
    return [...imports, `export const ${record} = { ${entries.join(', ')} };`, ...ownEntries].join(
      '\n',
    );
  }

  /** Returns code that exports the texts of all presets: section type → name → text. */
  function exportPresets(): string {
    const files = [...listSectionFolders(packageRoot, own)].flatMap(([type, folder]) =>
      listPresetFiles(folder).map((name) => ({ type, name, file: join(folder, 'examples', name) })),
    );
    const imports = files.map(
      ({ file }, index) => `import preset${index} from ${JSON.stringify(`${file}?raw`)};`,
    );
    const entries = files.map(
      ({ type, name }, index) =>
        `(presetFiles[${JSON.stringify(type)}] ??= {})[${JSON.stringify(basename(name, '.yaml'))}] = preset${index};`,
    );
    return [...imports, 'export const presetFiles = {};', ...entries].join('\n');
  }

  return {
    name: 'blockwright:own-sections',
    enforce: 'pre',
    configResolved({ command }) {
      isServer = command === 'serve';
    },
    resolveId: {
      order: 'pre',
      handler(source) {
        const surface = /^blockwright\/(form|island|section|style)$/.exec(source)?.[1];
        if (surface) return join(packageRoot, 'sections', `${surface}.ts`);
        if (source === 'blockwright/feature') return join(packageRoot, 'features/feature.ts');
        // Copies of built-in types import these modules.
        const [, path] =
          /^blockwright\/((?:base|schema|sections|renderer|features)\/.+)$/.exec(source) ?? [];
        return path === undefined ? null : join(packageRoot, path);
      },
    },
    load(id) {
      const create = own.length > 0 ? modules[id.split('?')[0] ?? id] : undefined;
      return create ? `export const loadFailures = [];\n${create()}` : null;
    },
  };
}

/** Lists the folders of all section types, sorted by type: the site's take precedence. */
export function listSectionFolders(
  packageRoot: string,
  own: readonly SiteSection[],
): Map<string, string> {
  const features = readdirSync(join(packageRoot, 'features')).sort();
  const builtIn = ['sections', ...features.map((name) => `features/${name}/sections`)]
    .map((path) => join(packageRoot, path))
    .filter((path) => existsSync(path))
    .flatMap((path) => readdirSync(path).map((type): [string, string] => [type, join(path, type)]))
    .filter(([, folder]) => existsSync(join(folder, 'schema.ts')));
  const folders = new Map([
    ...builtIn,
    ...own.map(({ type, folder }): [string, string] => [type, folder]),
  ]);
  return new Map([...folders].sort(([a], [b]) => (a < b ? -1 : 1)));
}
