import { isWarningRule } from '../catalogue/catalogue.ts';
import { runFormRules } from '../catalogue/runRules.ts';
import { loadSite } from '../manifest/loadSite.ts';
import { listUsableWords } from '../reference/expressions/listUsableWords.ts';
import { omitSiteLists } from '../reference/lists/readSiteLists.ts';
import { readManifest } from '../reference/read/readManifest.ts';
import { readSite } from '../reference/read/readSite.ts';
import { readForm } from '../reference/readForm.ts';
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
}

/** A file of data/forms/. */
export interface FunctionsForm {
  name: string;
  /** The path of the file below the site's folder. */
  path: string;
  /** The form as pages show it; undefined if the file contains none. */
  definition: FormConfig | undefined;
  /** Why the form must not be used: the first error that `check` reports. */
  error: string | undefined;
}

/**
 * Reads `site` and the forms of a site as `check` does, but no pages and collections. Never throws
 * because of the content of files.
 */
export async function readFunctionsSite(root: string): Promise<FunctionsSite> {
  const loaded = await loadSite(root, {
    deferred: true,
    includes: (path) => !path.startsWith('data/') || path.startsWith('data/forms/'),
  });
  const { manifest } = readManifest(loaded);
  const words = listUsableWords(loaded.words?.value);
  const { site = withSiteDefaults({ name: '', description: '', url: '' }, words), scope } =
    readSite(omitSiteLists(manifest.site), validator, words, {}, isWarningRule);
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
      error: error
        ? `line ${error.line}: ${error.message} (${error.code})`
        : form?.isResolved === false
          ? 'it contains a value of `site` that pages.yaml does not define correctly'
          : undefined,
    };
  });
  return { site, forms };
}

const validator = new Validator();
