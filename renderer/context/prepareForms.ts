import { fileNameHash } from '../../base/files/fileNameHash.ts';
import type { Bundles } from '../../code/index.ts';
import type { FormConfig } from '../../schema/vocabulary.ts';
import { localizeRenderContext } from '../page/context/localizeRenderContext.ts';
import type { RenderContext } from '../page/context/RenderContext.ts';

/** The models of forms that pages share, and their modules. */
export interface PreparedForms {
  formModels: NonNullable<RenderContext['formModels']>;
  /** The same for the pages in each other language. */
  localized?: NonNullable<RenderContext['localized']>;
  /** Name of a form → its modules, one for each language: path below the output folder, and code. */
  files: Map<string, { path: string; code: string }[]>;
}

/**
 * Creates a module with the model of each form, which islands import when they hydrate: a page would
 * otherwise contain every label twice, and choices and messages as well.
 */
export function prepareForms(
  renderContext: RenderContext,
  { render }: Pick<Bundles, 'render'>,
): PreparedForms {
  const files: PreparedForms['files'] = new Map();
  const prepare = (context: RenderContext) => {
    const formModels: Record<string, PreparedForms['formModels'][string]> = {};
    for (const [name, form] of Object.entries(context.forms)) {
      if (dependsOnPage(form)) continue;
      const model = render.createSiteFormModel(name, context);
      const code = `export default ${JSON.stringify(model)}`;
      const path = `assets/form-${name}.${fileNameHash(code)}.js`;
      formModels[name] = { model, url: context.base + path };
      files.set(name, [...(files.get(name) ?? []), { path, code }]);
    }
    return formModels;
  };
  const formModels = prepare(renderContext);
  if (!renderContext.localized) return { formModels, files };
  const localized = Object.entries(renderContext.localized).map(([locale, own]) => [
    locale,
    { ...own, formModels: prepare(localizeRenderContext(renderContext, locale)) },
  ]);
  return { formModels, localized: Object.fromEntries(localized), files };
}

/** Whether the form sends the route or the variant of its page. */
function dependsOnPage({ groups }: FormConfig): boolean {
  return groups.some(({ fields }) =>
    fields.some(({ from = '' }) => /^(?:page|variant)$/.test(from)),
  );
}
