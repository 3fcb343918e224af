import { localizeFiles } from '../locales/localizeFiles.ts';
import { readCatalogues } from '../locales/readCatalogues.ts';
import { type LoadedSite, loadSite } from '../manifest/loadSite.ts';
import { listUsableWords } from '../reference/expressions/listUsableWords.ts';
import type { Scope } from '../reference/expressions/Scope.ts';
import { FieldIndex } from '../reference/lists/FieldIndex.ts';
import { omitSiteLists } from '../reference/lists/readSiteLists.ts';
import { readManifest } from '../reference/read/readManifest.ts';
import { readSite } from '../reference/read/readSite.ts';
import { readForm } from '../reference/readForm.ts';
import { isWarningRule } from '../rules/catalogue.ts';
import { runFormRules } from '../rules/runRules.ts';
import { Validator } from '../shape/Validator.ts';
import type { FormConfig } from '../vocabulary/form/form.ts';
import { type Site, withSiteDefaults } from '../vocabulary/site/site.ts';
import { areChecksReadable } from './areChecksReadable.ts';
import { createDiagnostics } from './createDiagnostics.ts';

/** The parts of a site that its functions need. */
export interface FunctionsSite {
  /** As far as it is valid. */
  site: Site;
  forms: FunctionsForm[];
  /** Each other language → the site in it, and the route of its home page. */
  locales: ReadonlyMap<string, { site: Site; home: string }>;
}

/** A file of data/forms/. */
export interface FunctionsForm {
  name: string;
  /** The path of the file below the site's folder. */
  path: string;
  /** The form as pages show it; undefined if the file contains none. */
  definition: FormConfig | undefined;
  /** The form in each other language. */
  localized: Record<string, FormConfig>;
  /** Why the form must not be used: the first error that `check` reports. */
  error: string | undefined;
}

/**
 * Reads `site` and the forms of a site as `check` does, in every language, but no pages and collections.
 * Never throws because of the content of files.
 */
export async function readFunctionsSite(root: string): Promise<FunctionsSite> {
  const loaded = await loadSite(root, {
    deferred: true,
    includes: (path) => !path.startsWith('data/') || path.startsWith('data/forms/'),
  });
  const { site, scope } = readResolvedSite(loaded);
  const checks = areChecksReadable(loaded.manifests) ? site.checks : undefined;
  const forms = [...loaded.forms].map(([name, file]): FunctionsForm => {
    const { form, problems } = readForm(file, scope, validator);
    const all = [...file.problems, ...problems, ...(form ? runFormRules(form, root) : [])];
    const error = createDiagnostics(all, { checks, files: [file] }).find(
      ({ severity }) => severity === 'error',
    );
    return {
      name,
      path: file.source.path,
      definition: form?.value as FormConfig | undefined,
      localized: {},
      error: error
        ? `line ${error.line}: ${error.message} (${error.code})`
        : form?.isResolved === false
          ? 'it contains a value of `site` that pages.yaml does not define correctly'
          : undefined,
    };
  });
  const locales = new Map<string, { site: Site; home: string }>();
  const { catalogues } = readCatalogues(loaded, site.locales ?? [], validator);
  for (const [locale, catalogue] of catalogues) {
    const files = localizeFiles(loaded, catalogue, textContext, {
      mode: 'build',
      keepsOriginals: false,
    });
    const localized = readResolvedSite(files);
    const toRoute = (route: string) => {
      const translation = catalogue.pages.get(route);
      if (!translation) return route;
      return translation.route ?? `/${locale}${route === '/' ? '' : route}`;
    };
    locales.set(locale, { site: localized.site, home: toRoute('/') });
    for (const form of forms) {
      const file = files.forms.get(form.name);
      const read = file && readForm(file, localized.scope, validator).form;
      if (!read?.isResolved) continue;
      const definition = read.value as FormConfig;
      const { success } = definition;
      form.localized[locale] = success?.to
        ? { ...definition, success: { ...success, to: toRoute(success.to) } }
        : definition;
    }
  }
  return { site, forms, locales };
}

function readResolvedSite(loaded: LoadedSite): { site: Site; scope: Scope } {
  const { manifest } = readManifest(loaded);
  const words = listUsableWords(loaded.words?.value);
  const { site = withSiteDefaults({ name: '', description: '', url: '' }, words), scope } =
    readSite(omitSiteLists(manifest.site), validator, words, {}, isWarningRule);
  return { site, scope };
}

const validator = new Validator();

/** Texts of sections are not read here. */
const textContext = {
  fieldIndex: new FieldIndex(),
  blocks: new Map(),
  isIncomplete: true,
  sections: {},
};
