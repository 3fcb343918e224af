import type { FormConfig } from '../../schema/vocabulary/form/form.ts';
import type { Bundles } from '../bundle/loadBundles.ts';
import { fileNameHash } from '../images/fileNameHash.ts';
import type { RenderContext } from '../page/context/RenderContext.ts';

/** The models of forms that pages share, and their modules. */
export interface PreparedForms {
  formModels: NonNullable<RenderContext['formModels']>;
  /** Name of a form → the path of its module below the output folder, and the code. */
  files: Map<string, { path: string; code: string }>;
}

/**
 * Creates a module with the model of each form, which islands import when they hydrate: a page would
 * otherwise contain every label twice, and choices and messages as well.
 */
export function prepareForms(
  renderContext: RenderContext,
  { render }: Pick<Bundles, 'render'>,
): PreparedForms {
  const formModels: Record<string, PreparedForms['formModels'][string]> = {};
  const files: PreparedForms['files'] = new Map();
  for (const [name, form] of Object.entries(renderContext.forms)) {
    if (dependsOnPage(form)) continue;
    const model = render.createSiteFormModel(name, renderContext);
    const code = `export default ${JSON.stringify(model)}`;
    const path = `assets/form-${name}.${fileNameHash(code)}.js`;
    formModels[name] = { model, url: renderContext.base + path };
    files.set(name, { path, code });
  }
  return { formModels, files };
}

/** Whether the form sends the route of its page. */
function dependsOnPage({ groups }: FormConfig): boolean {
  return groups.some(({ fields }) => fields.some(({ from }) => from === 'page'));
}
