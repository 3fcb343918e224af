import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, extname, join } from 'node:path';

/**
 * Vite plugin for CommonJS bundles: loads modules that few commands need only when one of their
 * functions is called for the first time. Importers get functions of the same names, so the modules
 * may export functions alone; packages also classes that are only created. The schemas of the engine
 * are built by schema/shape/buildSchema.ts instead of typebox.
 *
 * @param {string} packageRoot absolute path of the package
 * @param {readonly string[]} [packages] packages that are loaded late, too
 * @returns {import('vite').Plugin}
 */
export function lazyModules(packageRoot, packages = latePackages) {
  /** @type {Map<string, string>} path → name of the package */
  const packageNames = new Map();
  return {
    name: 'blockwright:lazy-modules',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'server',
    resolveId: {
      // Before the aliases.
      order: 'pre',
      async handler(source, importer, options) {
        if (query.test(source)) return source;
        if (!importer || !isEngine(importer)) return null;
        if (source === 'typebox') return `${join(packageRoot, 'schema/shape/buildSchema.ts')}?type`;
        const isPackage = packages.includes(source);
        if (!isPackage && !modules.some((path) => path.endsWith(basename(source)))) return null;
        const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
        if (!resolved || (!isPackage && !modules.includes(below(resolved.id)))) return null;
        if (isPackage) packageNames.set(resolved.id, source);
        return `${resolved.id}?functions`;
      },
    },
    load(id) {
      const kind = query.exec(id)?.[1];
      if (!kind) return null;
      const path = id.slice(0, id.lastIndexOf('?'));
      const from = JSON.stringify(path);
      if (kind === 'type')
        return `import * as Type from ${from}; export { Type, Type as default };`;
      const source = packageNames.get(path);
      const names = source ? listExports(source) : listFunctions(path);
      if (kind === 'names') return `export { ${names} } from ${from};`;
      const name = source ? source.replaceAll(/\W+/g, '-') : basename(path, extname(path));
      const fileName = `lazy-${name}.cjs`;
      this.emitFile({ type: 'chunk', fileName, id: source ? `${path}?names` : path });
      const functions = names.map((each) =>
        source && /^[A-Z]/.test(each)
          ? `export function ${each}(...words) { return new (load().${each})(...words); }`
          : `export function ${each}(...words) { return load().${each}(...words); }`,
      );
      return [
        "import { createRequire } from 'node:module';",
        'let loaded;',
        'function load() {',
        `  return (loaded ??= createRequire(__filename)(__dirname + '/${fileName}'));`,
        '}',
        ...functions,
      ].join('\n');
    },
  };

  /** Whether code uses the small builders of schemas. The schemas of requests, which the editor uses, need typebox. */
  function isEngine(importer) {
    return /^(?:base|schema|renderer|sections|pipeline|code|cli|features(?!\/_shared\/(?!tables\/)))\//.test(
      below(importer),
    );
  }

  function below(id) {
    const path = id.split('?')[0].replaceAll('\\', '/');
    const root = `${packageRoot.replaceAll('\\', '/')}/`;
    return path.startsWith(root) ? path.slice(root.length) : '';
  }

  function listExports(source) {
    return Object.keys(createRequire(join(packageRoot, 'package.json'))(source)).filter(
      (name) => /^[A-Za-z]\w*$/.test(name) && name !== 'default',
    );
  }
}

/** Lists the functions that a module exports. */
function listFunctions(path) {
  const code = readFileSync(path, 'utf8');
  const names = [];
  for (const [, declaration] of code.matchAll(/^export (?!type|interface)(.*)/gm)) {
    const name = /^(?:async )?function (\w+)/.exec(declaration)?.[1];
    if (!name) throw new Error(`${path} cannot be loaded lazily: it exports more than functions`);
    names.push(name);
  }
  return names;
}

/** Of the modules that stand for others: their functions, named exports, and builders of schemas. */
const query = /\?(functions|names|type)$/;

const latePackages = ['diff', 'react-dom/server', 'yaml'];

/** Modules that most commands and most pages do without. */
const modules = [
  'base/files/runGit.ts',
  'base/redirects/explainSource.ts',
  'base/text/getSpellingSuggestion.ts',
  'base/text/transliterate.ts',
  'code/SiteFeature.ts',
  'features/analytics/createScript.ts',
  'features/analytics/createTracking.ts',
  'features/checks/structuredData/checkJsonLd.ts',
  'features/consent/createConsentScript.ts',
  'features/directives/readInnerSections.ts',
  'features/directives/syntax/readDirective.ts',
  'features/events/calendar/createCalendar.ts',
  'features/files/explainUnreadFile.ts',
  'features/fonts/findFontFlaws.ts',
  'features/fonts/isKnownFont.ts',
  'features/frames/findService.ts',
  'features/scheme/createSwitchScript.ts',
  'features/hours/createOpeningScript.ts',
  'features/move/arrival/readArrival.ts',
  'features/move/replaces/compareSites.ts',
  'features/periods/createExpiryScript.ts',
  'features/prices/createCurrencyScript.ts',
  'features/prices/findPriceFlaws.ts',
  'features/search/listIndexFiles.ts',
  'renderer/images/encode/encodeCopies.ts',
  'renderer/images/sanitizeSvg.ts',
  'renderer/styles/minifyStyles.ts',
  'schema/manifest/readFeatureFolder.ts',
  'schema/markdown/parseArticle.ts',
  'schema/messages/getTranslations.ts',
  'schema/rules/site/pictures/explainSvg.ts',
  'schema/shape/messages/toFindings.ts',
  'schema/theme/color.ts',
  'schema/theme/compileCss.ts',
  'schema/yaml/parseWithRecovery.ts',
  'sections/_shared/samples/placeholderPicture.ts',
  'sections/_shared/text/renderMarkup.ts',
];
