import { join } from 'node:path';
import { doors } from './doors.mjs';
import { findFeatureFiles } from './findFeatureFiles.mjs';
import { lazyModules } from './lazyModules.mjs';

/**
 * Bundles scripts for Node: by default the command line and the scripts of its threads and processes,
 * also of the features.
 *
 * @param {string} packageRoot absolute path of the package
 * @param {string} folder where the bundles are written
 * @param {Record<string, string>} [scripts] name of the bundle → path of the source in the package
 * @param {import('vite').Plugin[]} [plugins] further plugins
 */
export async function bundleCommandLine(
  packageRoot,
  folder,
  scripts = listScripts(packageRoot),
  plugins = [],
) {
  const { NODE_ENV } = process.env;
  const { build, normalizePath } = await import('vite');
  const pure = ['schema/', 'features/'].map((folder) => normalizePath(join(packageRoot, folder)));
  await build({
    root: packageRoot,
    configFile: false,
    envDir: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [doors(), lazyModules(packageRoot), plugins],
    // One file loads faster than the hundreds of files in these packages.
    ssr: {
      noExternal: [
        '@jridgewell/sourcemap-codec',
        'any-ascii',
        'content-type',
        'culori',
        'diff',
        'dom-serializer',
        'domelementtype',
        'domhandler',
        'domutils',
        'encoding',
        'entities',
        'fastest-levenshtein',
        'gettext-parser',
        'highlight.js',
        'htmlparser2',
        'iconv-lite',
        'linkify-it',
        'liquidjs',
        'magic-string',
        'markdown-it',
        'markdown-it-footnote',
        'mdurl',
        'papaparse',
        'picocolors',
        'pixelmatch',
        'punycode.js',
        'safer-buffer',
        'smol-toml',
        'typebox',
        'uc.micro',
        'yaml',
      ],
    },
    build: {
      ssr: true,
      outDir: folder,
      target: 'node20',
      minify: false,
      rollupOptions: {
        // Modules that only a dropped part of a rule or feature imports are dropped with it, and so is
        // what a command does not use of a door.
        treeshake: {
          moduleSideEffects: (path) => !pure.some((folder) => path.startsWith(folder)),
        },
        experimental: { attachDebugInfo: 'none' },
        input: Object.fromEntries(
          Object.entries(scripts).map(([name, path]) => [name, join(packageRoot, path)]),
        ),
        output: {
          // See enableCodeCache.mjs.
          format: 'cjs',
          dynamicImportInCjs: false,
          comments: { jsdoc: false },
          entryFileNames: '[name].cjs',
          chunkFileNames: '[name]-[hash].cjs',
          // Small modules without imports that many parts share cost less in one file than in one each.
          codeSplitting: {
            groups: [
              { name: 'base', test: smallModules },
              { name: 'pages', test: smallPageModules },
            ],
            includeDependenciesRecursively: false,
          },
        },
      },
    },
  });
  // Vite sets NODE_ENV. Restore it, because each command chooses its own.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
}

const smallModules =
  /\/schema\/(?:diagnostics\/countSeverities|report\/(?:escapeReport|formatSummary))|\/base\/(?:values\/|errors\/(?:OutsideSite|User)Error|files\/(?:cacheFolder|cachePath|contentHash|fileNameHash|fileStamp|listTree|isFile|isRunning|listNames)\.|process\/hasColor|lists\/(?:countBelow|getOrCreate|groupBy)|text\/(?:encodePath|escape|findLineStarts|formatMegabytes|lowerAddress|parseAddress|shortHash))/;

/** The same for commands that check pages. */
const smallPageModules =
  /\/schema\/(?:diagnostics\/(?:createReporter|describeValue|formatNames)|check\/areChecksReadable|theme\/engineFontFamilies|vocabulary\/fields\/jobPosting)\.|\/base\/(?:http\/textTypes|messages\/getDirection|text\/plainWords)\.|\/(?:mapConcurrently|shortName|toLatinLetters|toSlug|isMoment|pieceAt|listOccurrences)\./;

/** Lists the scripts of the command line. A thread of a feature is `FEATURE-FILE`, so that names differ. */
export function listScripts(packageRoot) {
  const workers = findFeatureFiles(packageRoot, /^workers\/([\w-]+)\.ts$/);
  return {
    main: 'cli/main.ts',
    pageWorker: 'pipeline/workers/pageWorker.ts',
    encodeProcess: 'renderer/images/encode/encodeProcess.ts',
    bundleProcess: 'code/bundleProcess.ts',
    ...Object.fromEntries(
      workers.map(({ feature, match, path }) => [`${feature}-${match[1]}`, path]),
    ),
  };
}
